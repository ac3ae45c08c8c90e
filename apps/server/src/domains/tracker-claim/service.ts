import type { BodyOf } from '@heliodesk/contract/kit';
import { requestTypes, type RequestSubmitted } from '@heliodesk/contract/request';
import type { saveTrackerClaim, TrackerClaimView } from '@heliodesk/contract/tracker-claim';
import { findRequest, loadDraft, loadSubmitted, saveRequest, tipHeadsOf, type LoadedDraft } from '#src/domains/request/index.ts';
import { offeredSolutions } from '#src/domains/solution/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { trackerClaimKind } from './kind.ts';
import { copyOf, emptyTrackerClaim, type TrackerClaimDetails } from './view.ts';

/** Saves the draft whatever its state; with `submit` everything is checked and the claim is handed in, or nothing changes at all. */
export const saveClaim = (
  context: WriteContext,
  { basicReq, partsClaim, requestAddressReq, ...options }: BodyOf<typeof saveTrackerClaim>,
): Promise<RequestSubmitted> =>
  saveRequest(context, trackerClaimKind, {
    ...basicReq,
    ...options,
    details: { ...emptyTrackerClaim, claim: partsClaim },
    deliveryAddress: requestAddressReq,
  });

/** A draft to continue, a copy to start from, or a submitted claim. */
export async function getClaim(context: Context, requestId: number, isCopy: boolean): Promise<TrackerClaimView> {
  const request = await findRequest(context.db, context.actor, requestId);
  if (request?.type !== requestTypes.trackerClaim) throw fail('notFound');
  if (!isCopy && request.status !== 'draft') {
    const { detail, ...loaded } = await loadSubmitted(context, trackerClaimKind, requestId);
    return {
      ...toView(loaded),
      requestBasicInfo: detail,
      processNodes: detail.processNodes,
      solutions: await offeredSolutions(context.db, requestId),
      tips: await tipHeadsOf(context, requestId),
    };
  }
  const draft = await loadDraft(context, trackerClaimKind, requestId, isCopy);
  return {
    ...toView(isCopy ? { ...draft, details: copyOf(draft.details) } : draft),
    requestBasicInfo: null,
    processNodes: [],
    solutions: [],
    tips: [],
  };
}

const toView = ({
  details: { claim, trackerList, inverterList },
  address,
  files,
  head,
  state,
}: LoadedDraft<TrackerClaimDetails>): Omit<TrackerClaimView, 'requestBasicInfo' | 'processNodes' | 'solutions' | 'tips'> => ({
  basicRes: { ...head, requestType: requestTypes.trackerClaim },
  partsClaim: claim,
  requestAddressRes: address,
  trackerList,
  inverterList,
  attachmentList: files,
  ...state,
});
