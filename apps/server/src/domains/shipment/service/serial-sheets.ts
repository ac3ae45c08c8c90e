import { Readable } from 'node:stream';
import { directionOf, type Language } from '@heliodesk/contract/kit';
import { formatList } from '@heliodesk/phrases/formats/lists';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate, wordingsOf } from '#src/platform/i18n/texts.ts';
import { writeSheet, writeTemplate, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { findAfter, type SerialPair } from '../store/serials.ts';
import { readAddress } from './read.ts';
import { stateOf } from './serial-rows.ts';

/** Headers that uploads may carry, in any of the nine languages. */
export const pairHeaders = () => ({ oldSn: wordingsOf('sheet', 'header.oldSn'), newSn: wordingsOf('sheet', 'header.newSn') });

const columnsOf = (language: Language, keys: readonly ('oldSn' | 'newSn' | 'check')[]) =>
  keys.map((key) => ({ header: translate(language)(`sheet:header.${key}`), width: key === 'check' ? 60 : 28, isText: key !== 'check' }));

const optionsOf = (language: Language) => ({
  name: translate(language)('sheet:name.serials'),
  isRightToLeft: directionOf(language) === 'rtl',
});

const sheetOf = (language: Language, file: 'exchanged' | 'exchangeTemplate', content: Readable): FileAnswer => ({
  content,
  fileName: `${translate(language)(`sheet:file.${file}`)}.xlsx`,
  contentType: xlsxType,
});

/** The template in a language. */
export async function pairTemplate({ language }: Context): Promise<FileAnswer> {
  const t = translate(language);
  const content = await writeTemplate({
    sheet: {
      name: t('sheet:name.serials'),
      columns: columnsOf(language, ['oldSn', 'newSn']),
      examples: [['HD7225W14A004102', 'HD7226W44B118640']],
    },
    howTo: {
      name: t('sheet:name.howTo'),
      title: t('sheet:name.howTo'),
      lines: [t('sheet:exchangeHowTo.1'), t('sheet:exchangeHowTo.2'), t('sheet:howTo.4')],
    },
    isRightToLeft: directionOf(language) === 'rtl',
  });
  return { ...sheetOf(language, 'exchangeTemplate', Readable.from([content])), size: content.length };
}

/** Whether a row fits, and else what is wrong with it. */
function checkIn(language: Language, row: SerialPair): string {
  const t = translate(language);
  const faults = [row.old_fault, row.new_fault].filter((fault) => fault !== null).map((fault) => t(`rmaCheck:fault.${fault}`));
  return faults.length === 0 ? t(`rmaCheck:state.${stateOf(row)}`) : formatList(faults, language);
}

const slice = 2_000;

/** A list with what is wrong with its rows, streamed. */
export async function exportPairs(context: Context, addressId: number): Promise<FileAnswer> {
  await readAddress(context, addressId);
  await limitExports(context, 'serials');
  const { db, language } = context;
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for (let after = 0; ;) {
      const found = await findAfter(db, addressId, after, slice);
      for (const row of found) yield [row.old_sn ?? '', row.new_sn ?? '', checkIn(language, row)];
      const last = found.at(-1);
      if (last === undefined || found.length < slice) return;
      after = last.id;
    }
  }
  return sheetOf(language, 'exchanged', writeSheet(columnsOf(language, ['oldSn', 'newSn', 'check']), rows(), optionsOf(language)));
}
