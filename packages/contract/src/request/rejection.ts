import { z } from 'zod';
import { answerList, answerText, Id, LanguageCode, optionalText, text, Timestamp } from '../kit/index.ts';
import { OnRequest, reason } from './action-bodies.ts';

/** Values of dictionary `reject_reason` that we have a draft of the customer's text for; staff may add others. */
export const reasonsWithText = ['1', '2', '3', '4', '5', '6'] as const;

/** Characters of what the customer reads about a rejection. */
export const mostRejectionText = 1_000;

const DictValue = z.string().trim().min(1).max(40);

/** A rejection waits for someone else's decision, and no one but staff sees it until then. */
export const ProposeRejectionBody = OnRequest.extend({
  /** A value of dictionary `reject_reason`. */
  reasonCode: DictValue,
  /** What the customer reads, in the customer's language. */
  publicText: text(mostRejectionText),
  /** For the one who decides. */
  note: optionalText(500),
});

export const ReturnProposalBody = OnRequest.extend({ reason });

export const AppealBody = OnRequest.extend({ reason: text(mostRejectionText) });

/** Why a completed claim is to be reviewed again, for everyone who sees it. */
export const ReopenClaimBody = OnRequest.extend({ reason: text(mostRejectionText) });

export const RejectReasonsQuery = z.object({ requestId: Id });

/** What a request may be rejected for. */
export const RejectReasons = z.object({
  reasons: answerList(
    z.object({
      value: answerText(40),
      label: answerText(200),
      /** A draft of what the customer reads, in the customer's language; empty without one. */
      text: answerText(mostRejectionText),
    }),
    200,
  ),
  /** The customer's. */
  language: LanguageCode,
  /** Days for an appeal. */
  appealDays: z.number().int(),
});
export type RejectReasons = z.output<typeof RejectReasons>;

/**
 * `open` until someone decides; `lapsed` if the request went another way before.
 */
export const proposalStates = ['open', 'accepted', 'returned', 'takenBack', 'lapsed'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A proposal to reject a request, for staff. */
export const Proposal = z.object({
  state: z.enum(proposalStates),
  reasonCode: answerText(40),
  /** The reason in the reader's language. */
  reason: answerText(200),
  publicText: answerText(mostRejectionText),
  note: answerText(500),
  proposedBy: answerText(130),
  proposedAt: Timestamp,
  /** By when someone should decide. */
  dueAt: Timestamp,
  /** `null` while it is open. */
  decidedBy: answerText(130).nullable(),
  decidedAt: Timestamp.nullable(),
  /** Why it was returned. */
  decision: answerText(500),
});
export type Proposal = z.output<typeof Proposal>;

/** Why a request was rejected, for everyone who sees the request. */
export const Rejection = z.object({
  reason: answerText(200),
  publicText: answerText(mostRejectionText),
  rejectedAt: Timestamp,
});
export type Rejection = z.output<typeof Rejection>;
