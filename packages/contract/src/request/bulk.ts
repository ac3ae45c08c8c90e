import { z } from 'zod';
import { PhotoPlace, photoPlaces } from '../attachment/index.ts';
import { answerList, answerText, Id, Timestamp, Version } from '../kit/index.ts';
import { OnRequest } from './action-bodies.ts';
import { requestTypeValues } from './states.ts';
import { contentMissing, filesAsked, saysWhat } from './tip-schemas.ts';

/** As many requests take part in one run. */
export const bulkLimit = 500;

/** As many runs of a person at a time. */
export const mostBulkRuns = 3;

/** What can be done with many requests. */
export const bulkActions = ['assign', 'askFiles', 'remind'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** `cancelled` also if the person may no longer do it. */
export const bulkStates = ['running', 'done', 'cancelled'] as const;
export type BulkState = (typeof bulkStates)[number];

/** `moved`: someone changed the request since the list was loaded; `missing`: there is none that the person may see. */
export const bulkItemStates = ['waiting', 'done', 'moved', 'refused', 'missing', 'cancelled'] as const;
export type BulkItemState = (typeof bulkItemStates)[number];

/** The chosen requests with their versions in the list; one that is named twice counts once. */
const chosen = z
  .array(OnRequest)
  .refine((requests) => requests.length > 0, { params: { rule: 'nothingChosen' } })
  .refine((requests) => requests.length <= bulkLimit, { params: { rule: 'tooManyChosen', max: bulkLimit } })
  .meta({ minItems: 1, maxItems: bulkLimit })
  .transform((requests) => [...new Map(requests.map((request) => [request.requestId, request])).values()]);

export const StartBulkBody = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('assign'), requests: chosen, ownerId: Id }),
    z.object({
      action: z.literal('askFiles'),
      requests: chosen,
      ...filesAsked,
      /** Each customer gets the standard text in their language, in place of `content`. */
      standardText: z.boolean().default(false),
    }),
    z.object({ action: z.literal('remind'), requests: chosen }),
  ])
  .refine((body) => body.action !== 'askFiles' || saysWhat(body.standardText ? { ...body, content: '' } : body), contentMissing);

export const OnBulkRun = z.object({ runId: Id });

/** Where a run is shown. */
export const bulkRunPath = (runId: number): string => `/desk?run=${runId}`;

/** One request of a run. */
export const BulkItem = z.object({
  /** Negative where the caller doesn't see the request: the place among the chosen ones. */
  requestId: z.number().int(),
  /** Empty where the caller doesn't see the request. */
  requestNo: answerText(30),
  title: answerText(600),
  requestType: z.literal(requestTypeValues).nullable(),
  state: z.enum(bulkItemStates),
  /** Why it was not done, in the caller's language; empty unless it was refused. */
  reason: answerText(400),
  /** Guards that held the action back. */
  blockedBy: answerList(answerText(60), 20),
  /** Who changed it since the list was loaded, and when; for one that moved. */
  movedBy: answerText(130).nullable(),
  movedAt: Timestamp.nullable(),
  /** The version that it has now, for another try. */
  version: Version.nullable(),
});
export type BulkItem = z.output<typeof BulkItem>;

/** One action on many requests: how far it is, and what became of each. */
export const BulkRun = z.object({
  runId: z.number().int(),
  action: z.enum(bulkActions),
  state: z.enum(bulkStates),
  /** Of `assign`, the new owner. */
  ownerId: z.number().int().nullable(),
  ownerName: answerText(130),
  /** Of `askFiles`, what is asked for. */
  photos: answerList(PhotoPlace, photoPlaces.length),
  content: answerText(2_000),
  /** The same in each customer's language, in place of `content`. */
  standardText: z.boolean(),
  createTime: Timestamp,
  total: z.number().int(),
  done: z.number().int(),
  waiting: z.number().int(),
  items: answerList(BulkItem, bulkLimit),
});
export type BulkRun = z.output<typeof BulkRun>;
