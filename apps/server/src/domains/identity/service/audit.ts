import type { AuditListQuery, AuditRow } from '@heliodesk/contract/identity';
import type { Page } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { companies, subjectNames } from '../ports.ts';
import { countAudit, findAudit, findSubjectNames, type AuditRecord } from '../store/audit.ts';

/** Totals are counted up to here, and pages end here; `before` continues from there. */
const countCap = 10_000;

const toAuditRow = (row: AuditRecord, subjectName: string | null): AuditRow => ({
  auditId: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  onBehalfOf: row.on_behalf_of === null ? null : (row.on_behalf_of_name ?? String(row.on_behalf_of)),
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName,
  before: row.before,
  after: row.after,
  address: row.address,
  requestId: row.request_id,
});

/** Entries of the audit with the names of their subjects. */
export async function withNames({ platform, db, language }: Context<Actor | null>, records: AuditRecord[]): Promise<AuditRow[]> {
  const names = await findSubjectNames(
    db,
    language,
    subjectNames.all(platform),
    records.map(({ subject_type: type, subject_id: id }) => ({ type, id })),
  );
  return records.map((record) => toAuditRow(record, names.get(`${record.subject_type} ${record.subject_id}`) ?? null));
}

/** One page of who did what, newest first. */
export async function listAudit(
  context: Context<Actor | null>,
  { pageNum, pageSize, ...filters }: z.output<typeof AuditListQuery>,
): Promise<Page<AuditRow>> {
  const { platform, db, language } = context;
  const offset = (pageNum - 1) * pageSize;
  if (offset >= countCap) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: countCap } });
  const [records, total] = await Promise.all([
    findAudit(db, companies.of(platform).nameOf('a.on_behalf_of', language), filters, { limit: pageSize, offset }),
    countAudit(db, filters, countCap + 1),
  ]);
  return { rows: await withNames(context, records), total };
}
