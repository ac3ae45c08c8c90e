import type { Language } from '@heliodesk/contract/kit';
import type { EarlierProject, ModuleClaimDraft, ModuleClaimDraftView } from '@heliodesk/contract/module-claim';
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
    moduleClaim: { ...moduleClaim, ...projectOf(moduleClaim), quantity: numberOf(moduleClaim.quantity) },
    requestAddressReq: { sfUpload: 0, ...requestAddressReq, shipToCountry: numberOf(requestAddressReq.shipToCountry) },
  };
}

/** The fields of a claim that describe its project. */
export type Project = EarlierProject['project'];

/** The project of a stored claim as the form uses it. */
export const projectOf = ({
  projectName,
  capacity,
  unit,
  projectCountry,
  projectCity,
  projectAddress,
  type,
  bracket,
}: Project): Project => ({
  projectName,
  capacity,
  unit: unit ?? '0',
  projectCountry: numberOf(projectCountry),
  projectCity,
  projectAddress,
  type: textOf(type),
  bracket: textOf(bracket),
});
