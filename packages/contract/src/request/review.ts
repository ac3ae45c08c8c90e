import { z } from 'zod';
import { answerList, answerText, Id, limits, optionalText, Timestamp } from '../kit/index.ts';

/** What staff decide about each serial number or part of a claim; the customer is asked again about `asked` ones. */
export const reviewDecisions = ['accepted', 'refused', 'asked'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** With those that no one has decided about yet. */
export const reviewStates = [...reviewDecisions, 'undecided'] as const;
export const ReviewState = z.enum(reviewStates);
export type ReviewState = z.infer<typeof ReviewState>;

/** Serial numbers, or pieces of parts, by what was decided about them. */
export const ReviewCounts = z.record(ReviewState, z.number().int());
export type ReviewCounts = z.output<typeof ReviewCounts>;

/** A value of dictionary `serial_refusal`. */
export const RefusalCode = z.string().trim().max(40);

export const FinishReviewBody = z.object({
  requestId: Id,
  version: z.number().int(),
  /** What the customer is asked about those in question, in the customer's language. */
  question: optionalText(limits.chatText),
});

export const RefusedFor = z.object({ reasonCode: answerText(40), reason: answerText(200), count: z.number().int() });
export type RefusedFor = z.output<typeof RefusedFor>;

/** How far the review of a claim is, for staff; serial numbers and parts have more of their own. */
export const reviewHead = {
  requestId: z.number().int(),
  total: z.number().int(),
  counts: ReviewCounts,
  refusedFor: answerList(RefusedFor, 200),
  /** When the customer was told, unless something was decided since. */
  finishedAt: Timestamp.nullable(),
  finishedBy: answerText(130),
  reasons: answerList(z.object({ value: answerText(40), label: answerText(200) }), 200),
  /** A draft of the question to the customer, in the customer's language. */
  question: answerText(limits.chatText),
};
export const ReviewHead = z.object(reviewHead);
export type ReviewHead = z.output<typeof ReviewHead>;

/** What came of a finished review, for everyone who sees the claim; `null` until one is finished. */
export const ReviewResult = z
  .object({
    finishedAt: Timestamp,
    total: z.number().int(),
    accepted: z.number().int(),
    refused: z.number().int(),
    asked: z.number().int(),
    refusedFor: answerList(RefusedFor, 200),
  })
  .nullable();
export type ReviewResult = z.output<typeof ReviewResult>;
