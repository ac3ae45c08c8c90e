import { z } from 'zod';
import { answerList, answerText, Id } from '../kit/index.ts';
import { RefusalCode, reviewHead, ReviewState } from '../request/index.ts';
import { InverterView, mostParts, mostPieces, TrackerPartView } from './part-schemas.ts';

export { FinishReviewBody, ReviewResult } from '../request/index.ts';

export const DecidePartBody = z.object({
  requestId: Id,
  partId: Id,
  decision: ReviewState,
  /** Pieces that are accepted, of an accepted part; the others are refused. Without it, all. */
  accepted: z.number().int().min(1).max(mostPieces).optional(),
  /** For refused pieces. */
  reasonCode: RefusalCode.default(''),
});

const decided = {
  /** Its place in the claim, from 1. */
  position: z.number().int(),
  state: ReviewState,
  /** Pieces of those that the part has. */
  accepted: z.number().int(),
  reasonCode: answerText(40),
  reason: answerText(200),
};

/** A part with what was decided about it, and the words for what it is. */
export const ReviewedPart = z.discriminatedUnion('kind', [
  TrackerPartView.extend({ kind: z.literal('tracker'), product: answerText(200), bracket: answerText(200), ...decided }),
  InverterView.extend({ kind: z.literal('inverter'), ...decided }),
]);
export type ReviewedPart = z.output<typeof ReviewedPart>;

/** How far the review of a claim's parts is, for staff; the counts are pieces. */
export const PartReview = z.object({ ...reviewHead, parts: answerList(ReviewedPart, mostParts) });
export type PartReview = z.output<typeof PartReview>;

/** A part of which pieces were refused. */
export const RefusedPart = z.object({
  id: z.number().int(),
  position: z.number().int(),
  product: answerText(200),
  pcs: z.number().int(),
  refused: z.number().int(),
  reason: answerText(200),
});
export type RefusedPart = z.output<typeof RefusedPart>;

export const PartsOf = z.object({ requestId: Id });
