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
 * An answer completes an enquiry with `content`, unless a reply is there already; what is not for us, with a reason that the customer
 * reads.
 */
export const CompleteBody = OnRequest.extend({
  outcome: z.enum(outcomes),
  content: optionalText(limits.chatText),
  reason: optionalText(mostReason),
}).refine(({ outcome, reason: why }) => outcome === 'answered' || why !== '', { path: ['reason'], params: { rule: 'required' } });

/** The claim's type; if left out, the one for the same products. */
export const TurnIntoClaimBody = OnRequest.extend({ requestType: z.literal([3, 4]).optional() });

export const BindBody = OnRequest.extend({ contactId: Id, accountId: Id.optional() });

/** The customer reads the reason. */
export const ReopenBody = OnRequest.extend({ reason });

export const WithdrawBody = OnRequest.extend({ reason });
