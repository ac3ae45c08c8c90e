import type { BodyOf } from '@heliodesk/contract/kit';
import { requestTypes, type RequestSubmitted } from '@heliodesk/contract/request';
import type { PartsDetails, updatePartsDetails, updateTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { fieldsOf, findRequest, loadDetails, saveDetails, saveSubmitted, type LoadedDetails } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { trackerClaimKind } from './kind.ts';
import { saveClaim } from './service.ts';
import type { TrackerClaimDetails } from './view.ts';

const toView = ({ head, values: { request, details } }: LoadedDetails<TrackerClaimDetails>): PartsDetails => ({
  ...head,
  basicReq: { requestType: requestTypes.trackerClaim, desc: request.description },
  partsClaim: details.claim,
  trackerList: details.trackerList,
  inverterList: details.inverterList,
});

/** The details of a submitted claim, with what was typed for the tip that asks for them. */
export const getAskedDetails = async (context: Context, requestId: number): Promise<PartsDetails> =>
  toView(await loadDetails(context, [trackerClaimKind], requestId));

/** Keeps what was typed for the tip. */
export async function saveAskedDetails(
  context: WriteContext,
  { msgId, version, ...parts }: BodyOf<typeof updatePartsDetails>,
): Promise<PartsDetails> {
  const requestId = await saveDetails(context, { msgId, version, given: fieldsOf(parts), types: [requestTypes.trackerClaim] });
  return getAskedDetails(context, requestId);
}

/** Saves a draft, or of a submitted claim what a tip asks for. */
export async function updateClaim(context: WriteContext, body: BodyOf<typeof updateTrackerClaim>): Promise<RequestSubmitted> {
  const { requestId } = body.basicReq;
  if ((await findRequest(context.tx, context.actor, requestId))?.status === 'draft') return saveClaim(context, { ...body, submit: false });
  return saveSubmitted(context, trackerClaimKind, { requestId, version: body.version, given: fieldsOf(body) });
}
