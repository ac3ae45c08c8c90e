import { z } from 'zod';
import { OnRequest, reason } from './action-bodies.ts';
import { RequestActed, RequestRow } from './schemas.ts';

/** The draft that an enquiry was turned into, beside the enquiry itself. */
export const TurnedIntoClaim = RequestActed.extend({ claim: RequestRow.pick({ requestId: true, requestNo: true, requestType: true }) });
export type TurnedIntoClaim = z.output<typeof TurnedIntoClaim>;

/** The customer reads the reason in both claims. */
export const SplitBody = OnRequest.extend({ reason });

/** A claim whose undecided pieces go on in another one, and how many have gone there. */
export const ClaimSplit = RequestActed.extend({
  claim: RequestRow.pick({ requestId: true, requestNo: true, requestType: true }),
  moved: z.number().int(),
});
export type ClaimSplit = z.output<typeof ClaimSplit>;
