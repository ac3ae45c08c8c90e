import type { Language } from '@heliodesk/contract/kit';
import { TrackerClaimSubmission } from '@heliodesk/contract/tracker-claim';
import type { PartsClaimDraft, TrackerClaimView } from '@heliodesk/contract/tracker-claim';
import { languageOf, numberOf } from '#src/domains/request/index.ts';

/** What a person types of a tracker claim, in the parts of the save call. Defective parts have calls of their own. */
export interface ClaimValues {
  basicReq: { title: string; desc: string; language: Language; region: number | null };
  partsClaim: PartsClaimDraft;
}

/** What submitting checks of it. */
export const TypedSubmission = TrackerClaimSubmission.pick({ basicReq: true, partsClaim: true });

/** Spec 2 §9: the default unit is "0". */
export const emptyClaim = (language: Language): ClaimValues => ({
  basicReq: { title: '', desc: '', language, region: null },
  partsClaim: { unit: '0' },
});

/** A stored draft as the forms take it: chosen values in the type of their choices. */
export function claimOf({ basicRes, partsClaim }: TrackerClaimView): ClaimValues {
  const { title, desc, language, region } = basicRes;
  return {
    basicReq: { title, desc, language: languageOf(language), region },
    partsClaim: {
      ...partsClaim,
      unit: partsClaim.unit ?? '0',
      quantity: numberOf(partsClaim.quantity),
      country: numberOf(partsClaim.country),
    },
  };
}
