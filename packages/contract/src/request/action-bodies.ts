import { z } from 'zod';
import { Id, limits, optionalText, text, Version } from '../kit/index.ts';
import { outcomes } from './states.ts';

export const OnRequest = z.object({ requestId: Id, version: Version });
/** Characters of a reason. */
export const mostReason = 500;
export const reason = text(mostReason);
export const AssignBody = OnRequest.extend({ ownerId: Id });
export const ChangeOwnerBody = OnRequest.extend({ ownerId: Id, reason });
export const ChangeContactBody = OnRequest.extend({ contactId: Id, reason });
/**
 * A claim is completed with closing words, `content`. An enquiry has an `outcome`: an answer, which `content` is unless a reply is there
 * already, or not for us, with a reason that the customer reads.
 */
export const CompleteBody = OnRequest.extend({
  outcome: z.enum(outcomes).optional(),
  content: optionalText(limits.chatText),
  reason: optionalText(mostReason),
}).refine(({ outcome, reason: why }) => outcome !== 'notForUs' || why !== '', { path: ['reason'], params: { rule: 'required' } });

/** The words that a claim is completed with. */
export const ClosingWords = z.object({ content: text(limits.chatText) });

/** The claim's type; if left out, the one for the same products. */
export const TurnIntoClaimBody = OnRequest.extend({ requestType: z.literal([3, 4]).optional() });

export const BindBody = OnRequest.extend({ contactId: Id, accountId: Id.optional() });

/** The customer reads the reason. */
export const ReopenBody = OnRequest.extend({ reason });

export const WithdrawBody = OnRequest.extend({ reason });
