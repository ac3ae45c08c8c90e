import { z } from 'zod';
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
  requests: z.array(FoundRequest),
  contacts: z.array(z.object({ contactId: z.number().int(), name: z.string(), email: z.string(), companyName: z.string() })),
  companies: z.array(z.object({ accountId: z.number().int(), companyName: z.string(), city: z.string() })),
  /** Modules of the registry whose serial number begins with the text. */
  modules: z.array(z.object({ serialNumber: z.string(), moduleType: z.string() })),
});
export type Found = z.output<typeof Found>;
