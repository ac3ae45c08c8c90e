import { directionOf, languages } from '@heliodesk/contract/kit';
import type { PhraseCoverage, PhraseFilters } from '@heliodesk/contract/reference';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { writeWorkbook, xlsxType, type SheetColumn, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { currentText, type CustomTextIndex } from './catalogue.ts';
import { coverageOf, findEntries, type StatedEntry } from './lists.ts';

const wide = { isText: true, isWrapped: true, width: 48 };

const shareOf = ({ translated, overridden }: { translated: number; overridden: number }, texts: number): number =>
  texts === 0 ? 100 : Math.floor(((translated + overridden) / texts) * 100);

function* textRows(found: readonly StatedEntry[], custom: CustomTextIndex): Generator<SheetValue[]> {
  for (const { entry } of found) yield [entry.key, ...languages.map((language) => currentText(entry, language, custom))];
}

function* coverageRows({ namespaces, texts, languages: all }: PhraseCoverage): Generator<SheetValue[]> {
  for (const each of namespaces) yield [each.namespace, each.texts, ...each.languages.map((counts) => shareOf(counts, each.texts))];
  yield ['', texts, ...all.map((counts) => shareOf(counts, texts))];
}

/** Filtered texts as they are read now, one column a language, and how much of them each language has. */
export async function exportPhrases(context: Context, filters: z.output<typeof PhraseFilters>): Promise<FileAnswer> {
  const { db, language } = context;
  await limitExports(context, 'texts');
  const t = translate(language);
  const { found, custom } = await findEntries(db, filters);
  const isRightToLeft = directionOf(language) === 'rtl';
  const key: SheetColumn = { header: t('languageSheet:key'), width: 36, isText: true };
  const namespace: SheetColumn = { header: t('languageSheet:part'), width: 24, isText: true };
  const content = writeWorkbook([
    {
      name: t('languageSheet:texts'),
      isRightToLeft,
      columns: [key, ...languages.map((each) => ({ header: each, ...wide }))],
      rows: textRows(found, custom),
    },
    {
      name: t('languageSheet:coverage'),
      isRightToLeft,
      columns: [namespace, { header: t('languageSheet:texts') }, ...languages.map((each) => ({ header: `${each} %` }))],
      rows: coverageRows(coverageOf(found)),
    },
  ]);
  return { content, contentType: xlsxType, fileName: `${t('languageSheet:file')}.xlsx` };
}
