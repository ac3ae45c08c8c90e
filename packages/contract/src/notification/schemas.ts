import { z } from 'zod';
import { answerList, answerText, Id, QueryFlag, Timestamp } from '../kit/index.ts';
import { noticeKindKeys } from './kinds.ts';
import { workKinds, workStates } from './work.ts';

const mostAtATime = 50;

/** Where the list continues: the `cursor` of the last notice before it. */
const NoticeCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/)
  .refine((cursor) => !Number.isNaN(Date.parse(cursor.split('_', 1)[0] ?? '')), { params: { rule: 'invalid' } })
  .meta({ maxLength: 40 });

export const NoticeListQuery = z.object({
  after: NoticeCursor.optional(),
  unread: QueryFlag.default(false),
  pageSize: z.coerce.number<number>().int().min(1).max(mostAtATime).default(20),
});

export const Notice = z.object({
  noticeId: z.number().int(),
  kind: z.enum(noticeKindKeys),
  /** Who acted; `null` if no one did. */
  actorName: answerText(130).nullable(),
  /** What the kind's text names in addition. */
  data: z.record(answerText(40), answerText(200)),
  requestId: z.number().int(),
  requestNo: answerText(30),
  title: answerText(600),
  createTime: Timestamp,
  read: z.boolean(),
  cursor: answerText(40),
});
export type Notice = z.output<typeof Notice>;

export const NoticeList = z.object({
  notices: answerList(Notice, mostAtATime),
  hasMore: z.boolean(),
});

export type NoticeList = z.output<typeof NoticeList>;

/** At most 100, which means as many or more. */
export const NoticeCount = z.object({ unread: z.number().int() });

export const ReadNoticesBody = z.object({ noticeIds: z.array(Id).min(1).max(mostAtATime) });

export const ReadNoticesAboutBody = z.object({
  requestId: Id,
  kinds: z.array(z.enum(noticeKindKeys)).min(1).max(noticeKindKeys.length),
});

export const ReadAllNoticesBody = z.object({
  /** The `cursor` of the newest notice that the reader saw; newer ones stay unread. */
  upTo: NoticeCursor,
});

export const RunningWork = z.object({
  kind: z.enum(workKinds),
  /** Unique within its kind. */
  workId: z.number().int(),
  state: z.enum(workStates),
  /** What is worked on: the name of a file. */
  name: answerText(255),
  /** What it is for: the title of a request; `null` where it is for none. */
  forWhat: answerText(600).nullable(),
  /** How many rows are done, of how many; no total as long as that is unknown. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** The page where it is shown. */
  path: answerText(300),
  startTime: Timestamp,
});
export type RunningWork = z.output<typeof RunningWork>;

export const RunningWorkList = answerList(RunningWork, 50);
