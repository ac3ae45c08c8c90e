import { z } from 'zod';
import { Day, endpoint, Id, Paging, Timestamp } from '../kit/index.ts';

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
  /** Only entries older than this one: goes on where the first ten thousand end. */
  before: Id.optional(),
};

export const AuditFilters = z.object(filters);
export const AuditListQuery = Paging.extend(filters);

/** What somebody did. */
export const AuditRow = z.object({
  auditId: z.number().int(),
  at: Timestamp,
  actorId: z.number().int().nullable(),
  /** Empty: somebody unknown who called from `address`, or the system where that is empty, too. */
  actorName: z.string(),
  /** The contact for whom it was done, with their company. */
  onBehalfOf: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The subject's name where it has one. */
  subjectName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
  requestId: z.string(),
});
export type AuditRow = z.output<typeof AuditRow>;

/** An export holds no more rows than this. */
export const auditExportLimit = 100_000;

const list = { permission: 'system:audit:list' } as const;

export const listAudit = endpoint({
  method: 'GET',
  path: '/system/audit/list',
  summary: 'Who did what, newest first; totals are counted to 10,000',
  access: list,
  query: AuditListQuery,
  data: AuditRow,
  paged: true,
});

export const auditWords = endpoint({
  method: 'GET',
  path: '/system/audit/kinds',
  summary: 'The actions and kinds of subjects that were written down so far',
  access: list,
  data: z.object({ actions: z.array(z.string()), subjectTypes: z.array(z.string()) }),
});

export const auditPeople = endpoint({
  method: 'GET',
  path: '/system/audit/people',
  summary: 'People to filter by: twenty whose name or e-mail address holds a text, or the one with an id',
  access: list,
  query: z.object({ text: z.string().trim().max(100).default(''), userId: Id.optional() }),
  data: z.array(z.object({ userId: z.number().int(), name: z.string(), email: z.string() })),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/system/audit/export',
  summary: 'The filtered entries as a spreadsheet, 100,000 at most; the last row says so when there are more',
  access: { permission: 'system:audit:export' },
  query: AuditFilters,
  answers: 'file',
});
