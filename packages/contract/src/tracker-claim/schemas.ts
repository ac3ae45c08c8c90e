import { z } from 'zod';
import { RequestAddressReq } from '../account/index.ts';
import { answerList, answerText, Id, line, optionalText, positiveDecimal, RegionId, text, wholeNumber } from '../kit/index.ts';
import {
  AskedHead,
  BasicReq,
  detailsHead,
  DefectDate,
  onDetails,
  draftHead,
  draftState,
  draftText,
  draftValue,
  mostTipHeads,
  ProcessNode,
  RequestAddressDraft,
  RequestDetail,
  requestFiles,
  requestTypes,
  saveOptions,
  Unit,
  TipHead,
} from '../request/index.ts';
import { mostSolutions, Solution } from '../solution/index.ts';
import { InverterPart, InverterView, mostParts, mostPieces, TrackerPart, TrackerPartView } from './part-schemas.ts';

/** What saving and submitting answer. */
export { RequestSubmitted } from '../request/index.ts';

/** Details of a tracker claim, as required when it is submitted (spec 2 §3 and §5). */
export const PartsClaim = z.object({
  projectName: line(200),
  capacity: positiveDecimal(3),
  unit: Unit.default('0'),
  /** Defective pieces of all parts together. */
  quantity: wholeNumber(1, mostParts * mostPieces),
  country: RegionId,
  city: text(100),
  lastRequestNo: optionalText(30),
  defectDate: DefectDate,
});
export type PartsClaim = z.output<typeof PartsClaim>;

/** Everything that submitting checks, in the paths of the request body; the parts are in it already. */
export const TrackerClaimSubmission = z.object({
  basicReq: BasicReq.extend({ desc: text(4_000), language: BasicReq.shape.language.unwrap() }),
  partsClaim: PartsClaim,
  trackerList: z.array(TrackerPart).max(mostParts),
  inverterList: z.array(InverterPart).max(mostParts),
  /** Where spare parts go, if the customer knows already. */
  requestAddressReq: RequestAddressReq.nullable(),
});
export type TrackerClaimSubmission = z.output<typeof TrackerClaimSubmission>;

/** The same fields while the draft is being typed: nothing is required, everything is bounded. */
export const PartsClaimDraft = z.object({
  projectName: draftText(200),
  capacity: draftValue,
  unit: draftText(5),
  quantity: draftValue,
  country: draftValue,
  city: draftText(100),
  lastRequestNo: draftText(30),
  defectDate: draftText(30),
});
export type PartsClaimDraft = z.output<typeof PartsClaimDraft>;

export const SaveTrackerClaimBody = z.object({
  basicReq: BasicReq,
  partsClaim: PartsClaimDraft,
  requestAddressReq: RequestAddressDraft.nullish(),
  ...saveOptions,
});
export type SaveTrackerClaimBody = z.input<typeof SaveTrackerClaimBody>;

/** Changes of a draft that exists. */
export const UpdateTrackerClaimBody = SaveTrackerClaimBody.omit({ submit: true, onBehalfOf: true, cloneOf: true }).extend({
  basicReq: BasicReq.extend({ requestId: Id }),
});

/** What a tip asks for of a submitted claim; what is left out stays, and parts have calls of their own. */
export const UpdatePartsDetailsBody = z.object({ ...onDetails, basicReq: AskedHead.optional(), partsClaim: PartsClaimDraft.optional() });

/** Details of a submitted claim, with what was typed for an open tip. */
export const PartsDetails = z.object({
  ...detailsHead,
  basicReq: z.object({ requestType: z.literal(requestTypes.trackerClaim), desc: answerText(4_000) }),
  partsClaim: PartsClaimDraft,
  trackerList: answerList(TrackerPartView, mostParts),
  inverterList: answerList(InverterView, mostParts),
});
export type PartsDetails = z.output<typeof PartsDetails>;

export const OnTrackerClaim = z.object({ id: Id });

/** A tracker claim as a draft to continue, as a copy to begin with, or as it was submitted. */
export const TrackerClaimView = z.object({
  basicRes: z.object({ ...draftHead, requestType: z.literal(requestTypes.trackerClaim) }),
  partsClaim: PartsClaimDraft,
  requestAddressRes: RequestAddressDraft.nullable(),
  trackerList: answerList(TrackerPartView, mostParts),
  inverterList: answerList(InverterView, mostParts),
  attachmentList: requestFiles,
  /** Of a draft to continue and of a copy `null`. */
  requestBasicInfo: RequestDetail.nullable(),
  solutions: answerList(Solution, mostSolutions),
  /** The oldest first; `listTips` has the whole of them. */
  tips: answerList(TipHead, mostTipHeads),
  processNodes: answerList(ProcessNode, 100),
  ...draftState,
});
export type TrackerClaimView = z.output<typeof TrackerClaimView>;

export const GetTrackerClaimQuery = z.object({ requestId: Id, action: z.literal('clone').optional() });
