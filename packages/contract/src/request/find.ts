import { z } from 'zod';
import { answerList, answerText, Marks } from '../kit/index.ts';
import { RequestMarks } from './marks.ts';
import { RequestRow } from './schemas.ts';

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
}).extend({ marks: RequestMarks });
export type FoundRequest = z.output<typeof FoundRequest>;

/** A closed request of an older system. */
export const FoundImported = FoundRequest.pick({
  requestId: true,
  requestNo: true,
  requestType: true,
  status: true,
  title: true,
  companyName: true,
  marks: true,
});
export type FoundImported = z.output<typeof FoundImported>;

/** A few of each kind that match; of what the caller may not see, none. */
export const Found = z.object({
  /** The newest first. */
  requests: answerList(FoundRequest, 50),
  /** Those that were closed last first. */
  imported: answerList(FoundImported, 50),
  contacts: answerList(
    z.object({
      contactId: z.number().int(),
      name: answerText(120),
      email: answerText(254),
      companyName: answerText(200),
      marks: z.object({ name: Marks, email: Marks, companyName: Marks }),
    }),
    50,
  ),
  companies: answerList(
    z.object({
      accountId: z.number().int(),
      companyName: answerText(200),
      city: answerText(100),
      marks: z.object({ companyName: Marks, city: Marks }),
    }),
    50,
  ),
  /** Modules of the registry whose serial number begins with the text. */
  modules: answerList(z.object({ serialNumber: answerText(40), moduleType: answerText(60), marks: z.object({ serialNumber: Marks }) }), 50),
});
export type Found = z.output<typeof Found>;

/** A request number as someone typed it. */
export const TypedNumber = z.object({ number: z.string().trim().min(1).max(40) });

/** A request that a typed number means, or may be a slip for. */
export const NearRequest = RequestRow.pick({ requestId: true, requestNo: true, requestType: true, title: true }).extend({
  isExact: z.boolean(),
});
export type NearRequest = z.output<typeof NearRequest>;
