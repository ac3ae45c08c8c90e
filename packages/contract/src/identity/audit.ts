import { z } from 'zod';
import { answerList, answerText, Day, Id, Paging, Timestamp } from '../kit/index.ts';

const filters = {
  /** Who did it. */
  actorId: Id.optional(),
  action: z.string().trim().max(100).optional(),
  subjectType: z.string().trim().max(60).optional(),
  subjectId: z.string().trim().max(254).optional(),
  /** Days in UTC, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** Where a call came from. */
  address: z.string().trim().max(100).optional(),
  /** Only entries older than this one: continues after the first ten thousand. */
  before: Id.optional(),
};

export const AuditFilters = z.object(filters);

export const AuditListQuery = Paging.extend(filters);

/** What someone did. */
export const AuditRow = z.object({
  auditId: z.number().int(),
  at: Timestamp,
  actorId: z.number().int().nullable(),
  /** Empty: someone unknown who called from `address`, or the system where that is empty, too. */
  actorName: answerText(130),
  /** The contact on whose behalf it was done, with their company. */
  onBehalfOf: answerText(340).nullable(),
  action: answerText(100),
  subjectType: answerText(60),
  subjectId: answerText(254),
  /** The subject's name where it has one. */
  subjectName: answerText(600).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** Names of what is in those values by its number, by `type id`. */
  names: z.record(answerText(80), answerText(600)),
  address: answerText(300),
  requestId: answerText(64),
});

export type AuditRow = z.output<typeof AuditRow>;

/** An export holds no more rows than this. */
export const auditExportLimit = 100_000;

export const AuditWordsData = z.object({ actions: answerList(answerText(100), 1_000), subjectTypes: answerList(answerText(60), 200) });

export const AuditPeopleQuery = z.object({ text: z.string().trim().max(100).default(''), userId: Id.optional() });

export const AuditPeopleRow = z.object({ userId: z.number().int(), name: answerText(120), email: answerText(254) });
