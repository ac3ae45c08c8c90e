import type { Language } from '@heliodesk/contract/kit';
import type { ImportRow, LeftOutReason, SerialVerdict } from '@heliodesk/contract/serial-number';
import { countryName } from '#src/domains/reference/index.ts';
import { translate, wordingsOf } from '#src/platform/i18n/texts.ts';

export type SheetKey = 'sn' | 'moduleType' | 'power';

/** Headers that people use for the columns, other than our template's. */
const aliases: Record<SheetKey, string[]> = {
  sn: ['SN', 'S/N', 'Serial', 'Serial No', 'Serial No.', 'Serial number', 'Serialnumber', 'Module serial number'],
  moduleType: ['Type', 'Module type', 'Model', 'Module model'],
  power: ['Power', 'Power (W)', 'Power (Wp)', 'Wp', 'Watt', 'W'],
};

const headersOf = (key: SheetKey): string[] => [...new Set([...wordingsOf('sheet', `header.${key}`), ...aliases[key]])];

/** Headers that uploads may carry, in any of the nine languages, as the release or the house words them. */
export const sheetHeaders = (): Record<SheetKey, string[]> => ({
  sn: headersOf('sn'),
  moduleType: headersOf('moduleType'),
  power: headersOf('power'),
});

export const verdictLabel = (language: Language, verdict: SerialVerdict): string => translate(language)(`sheet:verdict.${verdict}`);

const leftOutLabel = (language: Language, reason: LeftOutReason, firstRow: number | null): string =>
  translate(language)(`sheet:leftOut.${reason}`, { row: firstRow ?? 0 });

/** The remark beside a verdict: of another region the country's name, else what is stored (a date, a type, a power). */
export const withDetailLabel = <Row extends { verdict: SerialVerdict | null; detail: string }>(row: Row, language: Language): Row =>
  row.verdict === 'otherRegion' ? { ...row, detail: countryName(Number(row.detail), language) } : row;

/** What was found out about a row of an import, in words. */
export const rowLabel = (language: Language, row: ImportRow): string =>
  row.leftOut === null ? verdictLabel(language, row.verdict ?? 'ok') : leftOutLabel(language, row.leftOut, row.firstRow);
