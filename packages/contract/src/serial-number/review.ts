import { z } from 'zod';
import { answerList, answerText, Id, Paging } from '../kit/index.ts';
import { SerialVerdict, serialVerdicts } from '../module/index.ts';
import { RefusalCode, ReviewCounts, reviewHead, ReviewState } from '../request/index.ts';

export { FinishReviewBody, ReviewResult } from '../request/index.ts';

/** Up to so many serial numbers, each is a cell of its own; of more, a cell stands for many. */
export const mostCells = 1_000;

/** How each cell of the field is written; `m` for one whose serial numbers differ. */
export const cellLetters = { accepted: 'a', refused: 'r', asked: 'q', undecided: 'u', mixed: 'm' } as const;

const Position = z.coerce.number<number>().int().min(1).max(10_000_000);

/** Serial numbers of a claim: those for which all that is given holds; without anything, the whole list. */
export const SerialSelection = z.object({
  verdict: SerialVerdict.optional(),
  state: ReviewState.optional(),
  /** Places in the list, from 1; both ends belong to it. */
  from: Position.optional(),
  to: Position.optional(),
  ids: z.array(Id).min(1).max(5_000).optional(),
});
export type SerialSelection = z.output<typeof SerialSelection>;

export const DecideSerialsBody = z.object({
  requestId: Id,
  selection: SerialSelection,
  decision: ReviewState,
  /** For refused ones. */
  reasonCode: RefusalCode.default(''),
});

/** Serial numbers about which the same was found. */
export const ReviewGroup = z.object({
  verdict: SerialVerdict,
  total: z.number().int(),
  counts: ReviewCounts,
  /** What the registry says of the first of them, and of how many it says something else. */
  detail: answerText(200),
  otherDetails: z.number().int(),
  /** Why they are refused, if all refused ones of the group have the same reason. */
  reasonCode: answerText(40),
});
export type ReviewGroup = z.output<typeof ReviewGroup>;

/** How far the review of a claim's serial numbers is, for staff. */
export const SerialReview = z.object({
  ...reviewHead,
  groups: answerList(ReviewGroup, serialVerdicts.length),
  /** One letter for each cell, in the order of the list. */
  cells: answerText(mostCells),
  serialsPerCell: z.number().int(),
});
export type SerialReview = z.output<typeof SerialReview>;

export const ReviewRowsQuery = Paging.extend({
  requestId: Id,
  verdict: SerialVerdict.optional(),
  state: ReviewState.optional(),
  text: z.string().trim().toUpperCase().max(24).optional(),
  from: Position.optional(),
  to: Position.optional(),
});

export const ReviewRow = z.object({
  id: z.number().int(),
  /** Its place in the list, from 1. */
  position: z.number().int(),
  sn: answerText(100),
  moduleType: answerText(60),
  power: z.number().nullable(),
  verdict: SerialVerdict,
  detail: answerText(200),
  state: ReviewState,
  reason: answerText(200),
});
export type ReviewRow = z.output<typeof ReviewRow>;

export const RefusedSerialsQuery = Paging.extend({ requestId: Id });

export const RefusedSerial = z.object({
  id: z.number().int(),
  sn: answerText(100),
  moduleType: answerText(60),
  power: z.number().nullable(),
  reason: answerText(200),
});
export type RefusedSerial = z.output<typeof RefusedSerial>;

/** The value of dictionary `serial_refusal` that a finding is usually refused for. */
export const usualReasons: Readonly<Record<SerialVerdict, string>> = {
  outOfWarranty: '1',
  otherRegion: '2',
  replacedBefore: '3',
  inOtherClaim: '4',
  unknown: '5',
  ok: '6',
  otherType: '7',
  otherPower: '7',
};
