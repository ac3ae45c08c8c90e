import { z } from 'zod';
import { answerList, answerText, Id, QueryFlag, Timestamp } from '../kit/index.ts';
import { noticedRequestsCap, noticeKindKeys } from './kinds.ts';
import { dailyHours, noticeTopicKeys, noticeWays } from './topics.ts';
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
  /** Only those of a topic, as the reader hears of them. */
  topic: z.enum(noticeTopicKeys).optional(),
  /** Only those about a request. */
  requestId: Id.optional(),
  pageSize: z.coerce.number<number>().int().min(1).max(mostAtATime).default(20),
});

export const Notice = z.object({
  noticeId: z.number().int(),
  kind: z.enum(noticeKindKeys),
  /** Who acted; `null` if no one did. */
  actorName: answerText(130).nullable(),
  /** What the kind's text names in addition. */
  data: z.record(answerText(40), answerText(200)),
  /** The request that it is about; both `null` where it is about a bulk run. */
  requestId: z.number().int().nullable(),
  requestNo: answerText(30).nullable(),
  /** The bulk run that it is about; `null` where it is about a request. */
  runId: z.number().int().nullable(),
  /** The title of the request, or what the run does. */
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

/** About a request or about a bulk run. */
export const ReadNoticesAboutBody = z
  .object({
    requestId: Id.optional(),
    runId: Id.optional(),
    kinds: z.array(z.enum(noticeKindKeys)).min(1).max(noticeKindKeys.length),
  })
  .refine(({ requestId, runId }) => (requestId === undefined) !== (runId === undefined), {
    path: ['requestId'],
    params: { rule: 'required' },
  });

export const NoticedRequestsQuery = z.object({
  /** One that is needed in any case. */
  requestId: Id.optional(),
});

/** Requests that the newest notices are about, the latest first. */
export const NoticedRequests = answerList(
  z.object({ requestId: z.number().int(), requestNo: answerText(30), title: answerText(600) }),
  noticedRequestsCap,
);

export const ReadAllNoticesBody = z.object({
  /** The `cursor` of the newest notice that the reader saw; newer ones stay unread. */
  upTo: NoticeCursor,
  /** What the list was narrowed to; others stay unread. */
  topic: z.enum(noticeTopicKeys).optional(),
  requestId: Id.optional(),
});

export const RunningWork = z.object({
  kind: z.enum(workKinds),
  /** Unique within its kind. */
  workId: z.number().int(),
  state: z.enum(workStates),
  /** What is worked on, the name of a file; or what is done. */
  name: answerText(255),
  /** What it is for: the title of a request; `null` where it is for none. */
  forWhat: answerText(600).nullable(),
  /** The request that it is for; `null` where it is for none. */
  requestId: z.number().int().nullable(),
  /** How many rows or requests are done, of how many; no total as long as that is unknown. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** Estimated by the pace so far; `null` as long as there is none. */
  secondsLeft: z.number().int().nullable(),
  /** It can be canceled. */
  canCancel: z.boolean(),
  /** The page where it is shown. */
  path: answerText(300),
  startTime: Timestamp,
});
export type RunningWork = z.output<typeof RunningWork>;

export const RunningWorkList = answerList(RunningWork, 50);

const Topic = z.enum(noticeTopicKeys);
const Way = z.enum(noticeWays);

export const NoticeChoices = z.object({
  /** Everything that the reader may hear of; with a single way, nothing can be chosen. */
  topics: answerList(z.object({ topic: Topic, way: Way, ways: answerList(Way, noticeWays.length) }), noticeTopicKeys.length),
  /** Where mails go. */
  email: answerText(254),
  /** When the daily mail comes, on working days; `next` only if something comes by it. */
  daily: z.object({ hour: z.number().int(), timeZone: answerText(60), next: Timestamp.nullable() }),
});
export type NoticeChoices = z.output<typeof NoticeChoices>;

/** Only what changes; a time zone that no one knows counts as UTC. */
export const ChooseNoticesBody = z.object({
  topics: z
    .array(z.object({ topic: Topic, way: Way }))
    .max(noticeTopicKeys.length)
    .default([]),
  hour: z.int().min(dailyHours.first).max(dailyHours.last).optional(),
  /** Where the browser is, by its IANA name; customers get the daily mail in the zone of their company. */
  timeZone: z.string().max(60).optional(),
});

export const UnsubscribeQuery = z.object({ key: z.string().max(200) });

/** What a link in a mail switches off: a topic's mails, or the daily mail. */
export const MailSubscription = z.object({
  topic: z.enum([...noticeTopicKeys, 'daily']),
  /** Whether it is still on. */
  isOn: z.boolean(),
});
export type MailSubscription = z.output<typeof MailSubscription>;

/** The topics whose mails were switched off, to have them switched on again. */
export const Unsubscribed = z.object({ topics: answerList(Topic, noticeTopicKeys.length) });
export const SubscribeAgainBody = UnsubscribeQuery.extend({ topics: z.array(Topic).min(1).max(noticeTopicKeys.length) });
