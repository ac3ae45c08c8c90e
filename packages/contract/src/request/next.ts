import { z } from 'zod';
import { answerList, answerText, Id, Timestamp } from '../kit/index.ts';
import { RequestRow, RequestTypeCode } from './schemas.ts';

/** How long a case that was handed out is kept for the person. Minutes. */
export const holdMinutes = 5;

/** Why someone passes a case on. */
export const skipReasons = ['otherLanguage', 'otherTeam', 'colleague', 'notNow'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** How long a skipped case isn’t offered to the same person again. Hours. */
export const skipHours: Readonly<Record<SkipReason, number>> = { otherLanguage: 7 * 24, otherTeam: 7 * 24, colleague: 24, notNow: 1 };

/** What makes a case the most urgent one, in their order. */
export const nextReasons = ['late', 'answered', 'promise'] as const;
export type NextReason = (typeof nextReasons)[number];

/** Cases are counted up to this many. */
export const mostRemaining = 99;

/** Cases that are shown behind the first. */
export const shownAfter = 3;

/** Whose cases are handed out: those that no one has picked up, or one's own that need an answer. */
export const nextOwners = ['unassigned', 'mine'] as const;

/** What is handed out from; everything that the caller could do where nothing is named. */
export const NextFrom = z.object({ owner: z.enum(nextOwners).optional(), type: RequestTypeCode.optional() });
export type NextFrom = z.output<typeof NextFrom>;

export const SkipNextBody = z.object({ requestId: Id, reason: z.enum(skipReasons) });

export const OnHeldRequest = z.object({ requestId: Id });

export const HeldRequest = z.object({ requestId: z.number().int(), heldUntil: Timestamp });
export type HeldRequest = z.output<typeof HeldRequest>;

/** The case that is handed out. */
export const NextCase = HeldRequest.extend({
  request: RequestRow,
  reason: z.enum(nextReasons),
  /** What the customer wrote last; the description while they have written nothing else. */
  lastMessage: answerText(4_000),
});
export type NextCase = z.output<typeof NextCase>;

export const NextAnswer = z.object({
  /** `null`: nothing is left that the caller can do. */
  next: NextCase.nullable(),
  /** What comes after it. */
  after: answerList(RequestRow, shownAfter),
  /** Cases that are left, the one handed out too: at most `mostRemaining`, or one more for any number beyond. */
  remaining: z.number().int(),
});
export type NextAnswer = z.output<typeof NextAnswer>;
