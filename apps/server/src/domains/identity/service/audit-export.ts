import { auditExportLimit, type AuditFilters, type AuditRow } from '@heliodesk/contract/identity';
import { directionOf, type Language } from '@heliodesk/contract/kit';
import { actorWords, fieldWords, tellingDifferences, valueWords, type AuditFormatter } from '@heliodesk/phrases/audit-reading';
import { formatCountry } from '@heliodesk/phrases/formats/countries';
import { formatLabelled, formatList } from '@heliodesk/phrases/formats/lists';
import { formatMoney, formatNumber } from '@heliodesk/phrases/formats/numbers';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate, type Translate } from '#src/platform/i18n/texts.ts';
import { writeUtc } from '#src/platform/i18n/utc-time.ts';
import { writeSheet, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { companies } from '../ports.ts';
import { countAudit, findAudit } from '../store/audit.ts';
import { withNames } from './audit.ts';

/** Entries that an export reads in one go. */
const slice = 1_000;

type Filters = z.output<typeof AuditFilters>;

/** All matching entries, in slices, `limit` at most; the last value it yields says whether there are more. */
async function* eachEntry(context: Context<Actor | null>, filters: Filters, limit: number): AsyncGenerator<AuditRow | 'cut'> {
  const { platform, db, language } = context;
  let { before } = filters;
  for (let left = limit; left > 0; left -= slice) {
    const asked = Math.min(slice, left);
    const records = await findAudit(
      db,
      companies.of(platform).nameOf('a.on_behalf_of', language),
      { ...filters, before },
      { limit: asked },
    );
    const rows = await withNames(context, records);
    yield* rows;
    if (records.length < asked) return;
    before = records.at(-1)?.id;
  }
  if ((await countAudit(db, { ...filters, before }, 1)) > 0) yield 'cut';
}

const columns = {
  at: { width: 22 },
  actor: { width: 26 },
  onBehalfOf: { width: 34 },
  action: { width: 34 },
  subject: { width: 34 },
  subjectId: { width: 14 },
  before: { width: 44, isWrapped: true },
  after: { width: 44, isWrapped: true },
  address: { width: 20 },
  requestId: { width: 38 },
} as const;

/** Shown for a missing value next to an existing one. */
const none = '–';

interface ExportFormatter extends AuditFormatter {
  /** A label with its value. */
  labelled: (label: string, value: string) => string;
}

/** An action in words; one without words is shown as it is. */
const wordsOf = (t: Translate, key: 'action' | 'subjectType', name: string): string => {
  const words = t(key === 'action' ? `auditWords:action.${name}` : `auditWords:subjectType.${name}`);
  return words === `${key}.${name}` ? name : words;
};

/** The label of a field: its own in the audit, else that in forms. */
function fieldLabel(t: Translate, name: string): string {
  const key = `field.${name}`;
  const own = t(`auditWords:${key}`);
  return own === key ? t(`fields:${name}`) : own;
}

const createFormatter = (t: Translate, language: Language): ExportFormatter => ({
  // The web's namespaces nest; those of the server have dots in their keys.
  t: (key) => t(key, { keySeparator: '.' }),
  label: (name) => fieldLabel(t, name),
  list: (words) => formatList(words, language),
  labelled: (label, value) => formatLabelled(label, value, language),
  time: writeUtc,
  money: (amount, currency) => formatMoney(amount, currency, language),
  country: (regionId) => formatCountry(regionId, language),
});

/** What changed, a line for each field; empty where a side holds nothing at all. */
function linesOf(formatter: ExportFormatter, row: AuditRow, side: 'before' | 'after'): string {
  if (row[side] === null || row[side] === undefined) return '';
  const lines = tellingDifferences(row).map(({ path, [side]: value }) => {
    const label = fieldWords(formatter, row.subjectType, path);
    const words = valueWords(formatter, row, path, value);
    return label === '' ? words : formatter.labelled(label, words || none);
  });
  return lines.join('\n');
}

function toCells(t: Translate, formatter: ExportFormatter, row: AuditRow): SheetValue[] {
  const kind = wordsOf(t, 'subjectType', row.subjectType);
  return [
    writeUtc(new Date(row.at)),
    actorWords(formatter, row),
    row.onBehalfOf ?? '',
    wordsOf(t, 'action', row.action),
    row.subjectName === null ? kind : formatter.labelled(kind, row.subjectName),
    row.subjectId,
    linesOf(formatter, row, 'before'),
    linesOf(formatter, row, 'after'),
    row.address,
    row.requestId,
  ];
}

/** The filtered entries as a spreadsheet that streams; a line at its end says so where it was cut. The export is audited as well. */
export async function exportAudit(context: Context<Actor | null>, filters: Filters, limit: number = auditExportLimit): Promise<FileAnswer> {
  const { db, language } = context;
  await limitExports(context, 'audit');
  const entry = { action: 'identity.exportAudit', subjectType: 'audit', subjectId: '', after: filters };
  await transaction(db, (tx) => auditChange(withTx(context, tx), entry));
  const t = translate(language);
  const formatter = createFormatter(t, language);
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for await (const entry of eachEntry(context, filters, limit))
      yield entry === 'cut' ? [t('auditWords:export.cut', { limit: formatNumber(limit, language) })] : toCells(t, formatter, entry);
  }
  const heads = Object.entries(columns).map(([key, look]) => ({
    header: t(`auditWords:column.${key}`),
    isText: !('isWrapped' in look),
    ...look,
  }));
  return {
    content: writeSheet(heads, rows(), { name: t('auditWords:title'), isRightToLeft: directionOf(language) === 'rtl' }),
    fileName: `${t('auditWords:export.file')}.xlsx`,
    contentType: xlsxType,
  };
}
