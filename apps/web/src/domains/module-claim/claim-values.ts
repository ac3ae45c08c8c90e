import { LanguageCode } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { ModuleClaimDraft, ModuleClaimDraftView, SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { requestTypes } from '@heliodesk/contract/request';
import type { RequestAddressDraft } from '@heliodesk/contract/request';

/** What a person types of a module claim, in the parts of the save call. */
export interface ClaimValues {
  basicReq: { desc: string; language: Language; region: number | null };
  moduleClaim: ModuleClaimDraft;
  requestAddressReq: RequestAddressDraft;
}

/** Some of the values, as a step's form holds them. */
export type ClaimChange = { [Part in keyof ClaimValues]?: Partial<ClaimValues[Part]> };

/** Spec 2 §9: the default unit is "0". */
export const emptyClaim = (language: Language): ClaimValues => ({
  basicReq: { desc: '', language, region: null },
  moduleClaim: { unit: '0' },
  requestAddressReq: { sfUpload: 0 },
});

export const withChange = (values: ClaimValues, change: ClaimChange): ClaimValues => ({
  basicReq: { ...values.basicReq, ...change.basicReq },
  moduleClaim: { ...values.moduleClaim, ...change.moduleClaim },
  requestAddressReq: { ...values.requestAddressReq, ...change.requestAddressReq },
});

const textOf = (value: string | number | null | undefined): string | null => (value == null || value === '' ? null : String(value));
const numberOf = (value: string | number | null | undefined): string | number | null => {
  const number = Number(value ?? '');
  return value == null || value === '' ? null : Number.isFinite(number) ? number : value;
};

/** A stored draft as the forms take it: chosen values in the type of their choices. */
export function claimOf(view: ModuleClaimDraftView): ClaimValues {
  const { desc, language, region } = view.basicReq;
  const { moduleClaim, requestAddressReq } = view;
  const spoken = LanguageCode.safeParse(language);
  return {
    basicReq: { desc, language: spoken.success ? spoken.data : 'en', region },
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

interface DraftNumbers {
  requestId?: number | undefined;
  requestNo?: string | undefined;
  version?: number | undefined;
  /** Of a copy: the request whose files come along with the first save. */
  cloneOf?: number | undefined;
  onBehalfOf?: number | undefined;
}

/** The body of the save call. */
export function saveBodyOf(values: ClaimValues, { requestId, requestNo, version, cloneOf, onBehalfOf }: DraftNumbers): SaveModuleClaimBody {
  return {
    basicReq: {
      ...values.basicReq,
      requestId: requestId ?? null,
      requestNo: requestNo ?? null,
      requestType: requestTypes.moduleClaim,
    },
    moduleClaim: values.moduleClaim,
    requestAddressReq: values.requestAddressReq,
    ...(version === undefined ? {} : { version }),
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    ...(cloneOf === undefined || requestId !== undefined ? {} : { cloneOf }),
  };
}
