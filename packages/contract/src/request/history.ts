import { z } from 'zod';
import { answerList, answerText, Day, Id, Paging, QueryFlag, SerialNumber, sortedPaging, Timestamp } from '../kit/index.ts';
import { RequestMarks } from './marks.ts';
import { ProcessNode, RequestRow, RequestTypeCode } from './schemas.ts';
import { closedStatuses } from './states.ts';

/** Where a page of the history continues: the `cursor` of the last row before it. */
const HistoryCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,16}$/)
  .refine((cursor) => !Number.isNaN(Date.parse(cursor.split('_', 1)[0] ?? '')), { params: { rule: 'invalid' } })
  .meta({ maxLength: 41 });

export const HistoryQuery = sortedPaging(['closeTime']).extend({
  text: z.string().trim().max(100).optional(),
  sn: SerialNumber.optional(),
  type: RequestTypeCode.optional(),
  status: z.enum(closedStatuses).optional(),
  /** Days on which requests were closed. */
  from: Day.optional(),
  to: Day.optional(),
  /** `false` leaves out what colleagues filed, and what is from older systems. */
  company: QueryFlag.default(true),
  after: HistoryCursor.optional(),
});

export const SerialHistoryQuery = Paging.extend({ sn: SerialNumber });

/** A request that is over, of this system or of an older one. */
export const HistoryRow = RequestRow.pick({
  requestId: true,
  requestNo: true,
  requestType: true,
  status: true,
  title: true,
  desc: true,
  projectName: true,
  companyName: true,
  creator: true,
  contactName: true,
  quantity: true,
  tips: true,
  syncStatus: true,
  binding: true,
  createTime: true,
}).extend({
  /** `null` while it is open. */
  closeTime: Timestamp.nullable(),
  /** The older system that it was imported from; `null` for requests of this one. */
  externalSystem: answerText(60).nullable(),
  /** Where the searched words are; `null` without a text. */
  marks: RequestMarks.nullable(),
  /** For `after`. */
  cursor: answerText(41),
});
export type HistoryRow = z.output<typeof HistoryRow>;

/** Serial numbers of an imported request that its page shows. */
export const mostImportedSerials = 200;

export const HistoryDetail = HistoryRow.extend({
  /** Who asked. */
  contactPerson: answerText(200),
  /** Why or how it ended. */
  outcome: answerText(1_000),
  firstContactAt: Timestamp.nullable(),
  processNodes: answerList(ProcessNode, 100),
  /** Of an imported request; our own have them on their page. */
  serialNumbers: answerList(answerText(24), mostImportedSerials),
  serialTotal: z.number().int(),
});
export type HistoryDetail = z.output<typeof HistoryDetail>;

export const OnHistoryId = z.object({ requestId: Id });
