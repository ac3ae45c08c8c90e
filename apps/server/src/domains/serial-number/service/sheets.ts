import { Readable } from 'node:stream';
import type { Language } from '@heliodesk/contract/kit';
import { directionOf } from '@heliodesk/contract/kit';
import { reviewDecisions } from '@heliodesk/contract/request';
import { choicesIn } from '#src/domains/reference/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { writeSheet, writeTemplate, writeWorkbook, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import type { ListKey } from '../list.ts';
import { findChunkNumbers, findChunkRows } from '../chunk-store.ts';
import { findAllDifferences } from '../difference-store.ts';
import { rowLabel, verdictLabel } from '../sheet-labels.ts';
import { eachSerial } from '../store.ts';
import type { ReviewedEntry } from '../review-store.ts';
import { isChanging, requireChange } from './changes.ts';
import { requireImport } from './imports.ts';
import { detailLabels, findVisibleList } from './read-list.ts';

const widths = { row: 8, change: 14, sn: 28, moduleType: 18, power: 12, verdict: 44, detail: 24, decision: 16, reason: 44 };
type Column = keyof typeof widths;

const columnsOf = (language: Language, keys: Column[]) =>
  keys.map((key) => ({ header: translate(language)(`sheet:header.${key}`), width: widths[key], isText: key === 'sn' }));

const sheet = (language: Language, file: string, content: Readable): FileAnswer => ({
  content,
  fileName: `${translate(language)(`sheet:file.${file}`)}.xlsx`,
  contentType: xlsxType,
});

const optionsOf = (language: Language) => ({
  name: translate(language)('sheet:name.serials'),
  isRightToLeft: directionOf(language) === 'rtl',
});

/** All serial numbers of a list with their verdicts, streamed. */
export async function exportSerials(context: Context, key: ListKey): Promise<FileAnswer> {
  const list = await findVisibleList(context, key);
  await limitExports(context, 'serials');
  const { db, language } = context;
  const label = await detailLabels(context, key);
  async function* rows(): AsyncGenerator<SheetValue[]> {
    if (list === undefined) return;
    for await (const row of eachSerial(db, list)) {
      const { sn, moduleType, power, verdict, detail } = label(row);
      yield [sn, moduleType, power, verdictLabel(language, verdict), detail];
    }
  }
  return sheet(
    language,
    'export',
    writeSheet(columnsOf(language, ['sn', 'moduleType', 'power', 'verdict', 'detail']), rows(), optionsOf(language)),
  );
}

/** What a change has done to a list, with a column that says what. */
export async function exportChanges(context: Context, key: ListKey, changeId: number): Promise<FileAnswer> {
  const change = await requireChange(context, key, changeId);
  await limitExports(context, 'serials');
  const { db, language } = context;
  const t = translate(language);
  const rows = await findAllDifferences(db, change);
  return sheet(
    language,
    'changes',
    writeSheet(
      columnsOf(language, ['change', 'sn', 'moduleType', 'power', 'verdict']),
      rows.map(({ kind, sn, moduleType, power, verdict }) => [
        t(`sheet:change.${kind}`),
        sn,
        moduleType,
        power,
        verdictLabel(language, verdict),
      ]),
      optionsOf(language),
    ),
  );
}

/** The rows of an import with a column that says what was found. */
export async function exportVerdicts(context: Context, key: ListKey, importId: number): Promise<FileAnswer> {
  const { id } = await requireImport(context, key, importId);
  await limitExports(context, 'serials');
  const { db, language } = context;
  const label = await detailLabels(context, key, await isChanging(db, key));
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for (const chunkNo of await findChunkNumbers(db, id))
      for (const row of await findChunkRows(db, id, chunkNo))
        yield [row.row, row.sn, row.moduleType, row.power, rowLabel(language, row), label(row).detail];
  }
  return sheet(
    language,
    'verdicts',
    writeSheet(columnsOf(language, ['row', 'sn', 'moduleType', 'power', 'verdict', 'detail']), rows(), optionsOf(language)),
  );
}

/** Refused serial numbers with the reasons. */
export const refusedSheet = (language: Language, rows: AsyncIterable<SheetValue[]>): FileAnswer =>
  sheet(language, 'refused', writeSheet(columnsOf(language, ['sn', 'moduleType', 'power', 'reason']), rows, optionsOf(language)));

/** A row of the sheet in which staff decide. */
export interface RowToDecide extends Pick<ReviewedEntry, 'sn' | 'module_type' | 'power' | 'verdict' | 'detail' | 'state'> {
  reason: string;
}

/** Serial numbers with what was found and decided. Decisions and reasons are chosen from a second sheet's columns. */
export async function reviewSheet({ platform, language }: Context, rows: AsyncIterable<RowToDecide>): Promise<FileAnswer> {
  const t = translate(language);
  const decisions = reviewDecisions.map((decision) => t(`review:decide.${decision}`));
  const reasons = (await choicesIn(platform, 'serial_refusal', language)).map(({ dictLabel }) => dictLabel);
  const choices = { decision: { sheet: 1, column: 0, count: decisions.length }, reason: { sheet: 1, column: 1, count: reasons.length } };
  async function* values(): AsyncGenerator<SheetValue[]> {
    for await (const { sn, module_type: type, power, verdict, detail, state, reason } of rows)
      yield [
        sn,
        type,
        power === null ? null : Number(power),
        verdictLabel(language, verdict),
        detail,
        state === 'undecided' ? '' : t(`review:decide.${state}`),
        reason,
      ];
  }
  const columns = columnsOf(language, ['sn', 'moduleType', 'power', 'verdict', 'detail', 'decision', 'reason']);
  const longest = Math.max(decisions.length, reasons.length);
  return sheet(
    language,
    'review',
    writeWorkbook([
      {
        ...optionsOf(language),
        columns: columns.map((column, index) => ({
          ...column,
          ...(index === 5 ? { choices: choices.decision } : index === 6 ? { choices: choices.reason } : {}),
        })),
        rows: values(),
      },
      {
        ...optionsOf(language),
        name: t('sheet:name.choices'),
        columns: columnsOf(language, ['decision', 'reason']),
        rows: Array.from({ length: longest }, (_, index) => [decisions[index] ?? '', reasons[index] ?? '']),
      },
    ]),
  );
}

/** The template in a language; its serial column stays text whatever is typed. */
export async function template(language: Language): Promise<FileAnswer> {
  const t = translate(language);
  const content = await writeTemplate({
    sheet: {
      name: t('sheet:name.serials'),
      columns: columnsOf(language, ['sn', 'moduleType', 'power']),
      examples: [['HD7226W14A000001', 'HD-M72', 575]],
    },
    howTo: {
      name: t('sheet:name.howTo'),
      title: t('sheet:name.howTo'),
      lines: ['1', '2', '3', '4'].map((line) => t(`sheet:howTo.${line}`)),
    },
    isRightToLeft: directionOf(language) === 'rtl',
  });
  return { ...sheet(language, 'template', Readable.from([content])), size: content.length };
}
