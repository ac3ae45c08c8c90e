import { auditExportLimit, type AuditFilters, type AuditListQuery, type AuditRow } from '@heliodesk/contract/identity';
import { directionOf, type Language, type Page } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import type { Db } from '#src/platform/db/database.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { translate, type Translate } from '#src/platform/i18n/texts.ts';
import { writeUtc } from '#src/platform/i18n/utc-time.ts';
import { writeSheet, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { countAudit, findAudit, findSubjectNames, type AuditRecord } from '../store/audit.ts';

/** Totals are counted up to here, and pages leafed through; `before` leads on from there. */
const countCap = 10_000;
/** Entries that an export reads at once. */
const slice = 1_000;

type Filters = z.output<typeof AuditFilters>;

const toAuditRow = (row: AuditRecord, subjectName: string | null): AuditRow => ({
  auditId: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  onBehalfOf:
    row.on_behalf_of === null
      ? null
      : row.last_name === null
        ? String(row.on_behalf_of)
        : `${row.first_name} ${row.last_name}, ${row.company_name}`,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName,
  before: row.before,
  after: row.after,
  address: row.address,
  requestId: row.request_id,
});

async function withNames(db: Db, records: AuditRecord[]): Promise<AuditRow[]> {
  const names = await findSubjectNames(
    db,
    records.map(({ subject_type: type, subject_id: id }) => ({ type, id })),
  );
  return records.map((record) => toAuditRow(record, names.get(`${record.subject_type} ${record.subject_id}`) ?? null));
}

/** One page of who did what, newest first. */
export async function listAudit(db: Db, { pageNum, pageSize, ...filters }: z.output<typeof AuditListQuery>): Promise<Page<AuditRow>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= countCap) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: countCap } });
  const [records, total] = await Promise.all([findAudit(db, filters, pageSize, offset), countAudit(db, filters, countCap + 1)]);
  return { rows: await withNames(db, records), total };
}

/** All entries that fit, in slices, `limit` at most; the last thing it yields says whether there are more. */
async function* eachEntry(db: Db, filters: Filters, limit: number): AsyncGenerator<AuditRow | 'cut'> {
  let { before } = filters;
  for (let left = limit; left > 0; left -= slice) {
    const asked = Math.min(slice, left);
    const records = await findAudit(db, { ...filters, before }, asked);
    for (const row of await withNames(db, records)) yield row;
    if (records.length < asked) return;
    before = records.at(-1)?.id;
  }
  if ((await countAudit(db, { ...filters, before }, 1)) > 0) yield 'cut';
}

const columns = {
  at: 22,
  actor: 26,
  onBehalfOf: 34,
  action: 34,
  subject: 34,
  subjectId: 14,
  before: 44,
  after: 44,
  address: 20,
  requestId: 38,
} as const;

/** An action in words; one without words shows itself. */
const wordsOf = (t: Translate, key: 'action' | 'subjectType', name: string): string => {
  const words = t(key === 'action' ? `auditWords:action.${name}` : `auditWords:subjectType.${name}`);
  return words === `${key}.${name}` ? name : words;
};

const compact = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value).slice(0, 32_000));

function toCells(t: Translate, row: AuditRow): SheetValue[] {
  const kind = wordsOf(t, 'subjectType', row.subjectType);
  return [
    writeUtc(new Date(row.at)),
    row.actorName,
    row.onBehalfOf ?? '',
    wordsOf(t, 'action', row.action),
    row.subjectName === null ? kind : `${kind}: ${row.subjectName}`,
    row.subjectId,
    compact(row.before),
    compact(row.after),
    row.address,
    row.requestId,
  ];
}

/** The filtered entries as a spreadsheet that streams; a line at its end says so where it was cut. */
export function exportAudit(db: Db, filters: Filters, language: Language, limit: number = auditExportLimit): FileAnswer {
  const t = translate(language);
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for await (const row of eachEntry(db, filters, limit))
      yield row === 'cut'
        ? [t('auditWords:export.cut', { limit: new Intl.NumberFormat(`${language}-u-nu-latn`).format(limit) })]
        : toCells(t, row);
  }
  const heads = Object.entries(columns).map(([key, width]) => ({ header: t(`auditWords:column.${key}`), width, isText: true }));
  return {
    content: writeSheet(heads, rows(), { name: t('auditWords:title'), isRightToLeft: directionOf(language) === 'rtl' }),
    fileName: `${t('auditWords:export.file')}.xlsx`,
    contentType: xlsxType,
  };
}
