import { directionOf, languages, type Language } from '@heliodesk/contract/kit';
import { isComputedDictType, type ConfigFilter, type DictFilter, type DictRow } from '@heliodesk/contract/reference';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { writeUtc } from '#src/platform/i18n/utc-time.ts';
import { writeSheet, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { findEntryPage } from '../store/dictionaries.ts';
import { computedRows } from './computed-rows.ts';
import { configRows } from './configuration.ts';
import { entryView } from './dictionary-admin.ts';

type Column = [key: string, width: number];

/** Everything is text: what looks like a formula or a number stays what was typed. */
function sheet(language: Language, name: string, columns: readonly Column[], rows: Iterable<SheetValue[]>): FileAnswer {
  const t = translate(language);
  const content = writeSheet(
    columns.map(([key, width]) => ({ header: t(`referenceData:sheet.${key}`), width, isText: true })),
    rows,
    { name: t(`referenceData:sheet.${name}`), isRightToLeft: directionOf(language) === 'rtl' },
  );
  return { content, fileName: `${t(`referenceData:sheet.${name}`)}.xlsx`, contentType: xlsxType };
}

async function entriesFor(db: Db, filter: DictFilter, language: Language): Promise<DictRow[]> {
  if (filter.dictType !== undefined && isComputedDictType(filter.dictType)) return computedRows(filter.dictType, filter, language);
  return (await findEntryPage(db, filter)).map((row) => entryView(row, language));
}

/** The entries with their labels in all languages. */
export async function exportEntries(context: Context, filter: DictFilter): Promise<FileAnswer> {
  const { db, language } = context;
  await limitExports(context, 'dictionaries');
  const t = translate(language);
  const rows = await entriesFor(db, filter, language);
  const columns: Column[] = [
    ['type', 32],
    ['value', 16],
    ...languages.map((code): Column => [code, 28]),
    ['order', 10],
    ['cssClass', 20],
    ['status', 14],
  ];
  const values = rows.map(({ dictType, dictValue, labels, dictSort, cssClass, status }): SheetValue[] => [
    dictType,
    dictValue,
    ...languages.map((code) => labels[code] ?? ''),
    String(dictSort),
    cssClass,
    t(`referenceData:status.${status}`),
  ]);
  return sheet(language, 'dictionaries', columns, values);
}

/** The configuration as it is shown: secrets masked. */
export async function exportConfiguration(context: Context, filter: ConfigFilter): Promise<FileAnswer> {
  const { language } = context;
  await limitExports(context, 'configuration');
  const rows = await configRows(context.db, filter, context);
  const columns: Column[] = [
    ['key', 36],
    ['name', 36],
    ['description', 60],
    ['configValue', 40],
    ['default', 30],
    ['changedAt', 24],
  ];
  const values = rows.map(({ configKey, configName, remark, configValue, defaultValue, updateTime }): SheetValue[] => [
    configKey,
    configName,
    remark,
    configValue,
    defaultValue,
    updateTime === null ? '' : writeUtc(new Date(updateTime)),
  ]);
  return sheet(language, 'configuration', columns, values);
}
