import type { Language } from '@heliodesk/contract/kit';
import type { ModuleClaimDraft, ModuleClaimDraftView } from '@heliodesk/contract/module-claim';
import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { languageOf, numberOf, textOf } from '#src/domains/request/index.ts';

/** What a person types of a module claim, in the parts of the save call. */
export interface ClaimValues {
  basicReq: { title: string; desc: string; language: Language; region: number | null };
  moduleClaim: ModuleClaimDraft;
  requestAddressReq: RequestAddressDraft;
}

/** Spec 2 §9: the default unit is "0". */
export const emptyClaim = (language: Language): ClaimValues => ({
  basicReq: { title: '', desc: '', language, region: null },
  moduleClaim: { unit: '0' },
  requestAddressReq: { sfUpload: 0 },
});

/** A stored draft as the forms take it: chosen values in the type of their choices. */
export function claimOf(view: ModuleClaimDraftView): ClaimValues {
  const { title, desc, language, region } = view.basicReq;
  const { moduleClaim, requestAddressReq } = view;
  return {
    basicReq: { title, desc, language: languageOf(language), region },
    moduleClaim: {
      ...moduleClaim,
      unit: moduleClaim.unit ?? '0',
      type: textOf(moduleClaim.type),
      bracket: textOf(moduleClaim.bracket),
      quantity: numberOf(moduleClaim.quantity),
      projectCountry: numberOf(moduleClaim.projectCountry),
    },
    requestAddressReq: { sfUpload: 0, ...requestAddressReq, shipToCountry: numberOf(requestAddressReq.shipToCountry) },
  };
}
