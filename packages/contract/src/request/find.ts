import { z } from 'zod';
import { answerList, answerText } from '../kit/index.ts';
import { RequestRow } from './schemas.ts';

/** What a text finds in a list is counted no further: no one reads on, and another word narrows it down. */
export const mostFound = 1_000;

/** Lists without a text count no further, and have no page beyond it. */
export const mostListed = 10_000;

/** What someone types into the search of the header. */
export const FindQuery = z.object({ text: z.string().trim().min(1).max(100) });

export const FoundRequest = RequestRow.pick({
  requestId: true,
  requestNo: true,
  requestType: true,
  status: true,
  title: true,
  companyName: true,
  firstContactDue: true,
  firstContactAt: true,
  submitTime: true,
});
export type FoundRequest = z.output<typeof FoundRequest>;

/** A few of each kind that match; of what the caller may not see, none. */
export const Found = z.object({
  /** The newest first. */
  requests: answerList(FoundRequest, 50),
  contacts: answerList(
    z.object({ contactId: z.number().int(), name: answerText(120), email: answerText(254), companyName: answerText(200) }),
    50,
  ),
  companies: answerList(z.object({ accountId: z.number().int(), companyName: answerText(200), city: answerText(100) }), 50),
  /** Modules of the registry whose serial number begins with the text. */
  modules: answerList(z.object({ serialNumber: answerText(40), moduleType: answerText(60) }), 50),
});
export type Found = z.output<typeof Found>;

/** A request number as someone typed it. */
export const TypedNumber = z.object({ number: z.string().trim().min(1).max(40) });

/** A request that a typed number means, or may be a slip for. */
export const NearRequest = RequestRow.pick({ requestId: true, requestNo: true, requestType: true, title: true }).extend({
  isExact: z.boolean(),
});
export type NearRequest = z.output<typeof NearRequest>;
