import type { AuditListQuery, AuditRow } from '@heliodesk/contract/identity';
import type { Page } from '@heliodesk/contract/kit';
import { nameKey, referencesOf } from '@heliodesk/phrases/audit-reading';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { companies, subjectNames } from '../ports.ts';
import { countAudit, findAudit, findSubjectNames, type AuditRecord } from '../store/audit.ts';

/** Totals are counted up to here, and pages end here; `before` continues from there. */
const countCap = 10_000;

/** An entry with the names of its subject and of all that its values name by a number, as far as they have one. */
function toAuditRow(row: AuditRecord, names: ReadonlyMap<string, string>): AuditRow {
  const keys = new Set(referencesOf(row).map(nameKey));
  return {
    auditId: row.id,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorName: row.actor_name,
    onBehalfOf: row.on_behalf_of === null ? null : (row.on_behalf_of_name ?? String(row.on_behalf_of)),
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: names.get(`${row.subject_type} ${row.subject_id}`) ?? null,
    before: row.before,
    after: row.after,
    names: Object.fromEntries(
      [...keys].flatMap((key) => {
        const name = names.get(key);
        return name === undefined ? [] : [[key, name]];
      }),
    ),
    address: row.address,
    requestId: row.request_id,
  };
}

/** Entries of the audit with the names of who and what they are about. */
export async function withNames({ platform, db, language }: Context<Actor | null>, records: AuditRecord[]): Promise<AuditRow[]> {
  const named = records.flatMap((record) => [
    { type: record.subject_type, id: record.subject_id },
    ...referencesOf(record).map(({ type, id }) => ({ type, id: String(id) })),
  ]);
  const names = await findSubjectNames(db, language, subjectNames.all(platform), named);
  return records.map((record) => toAuditRow(record, names));
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
