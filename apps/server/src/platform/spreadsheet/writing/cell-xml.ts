import { LIMITS } from '../limits.ts';

/** What a cell may hold. Text is always a text cell, also when it looks like a formula; a date is shown in UTC. */
export type SheetValue = string | number | Date | null;

/** Indexes into the cell formats of `STYLES`. */
export const STYLE = { plain: 0, header: 1, text: 2, date: 3, wrapped: 4 } as const;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML can't carry, and the carriage return, which it would turn into a line feed. */
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
const NEEDS_WORK = /[&<>"\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]|_x/;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Text for an attribute or between tags; what XML can't carry becomes Excel's `_x0001_`, and what looks like that stays what it is. */
export function escapeXml(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
    .replaceAll(UNWRITABLE, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

/** One row as XML; `row` counts from 1, `styles` are by column. */
export function rowXml(row: number, values: readonly SheetValue[], styles: readonly number[]): string {
  let cells = '';
  for (const [column, value] of values.entries()) cells += cellXml(`${columnName(column)}${row}`, value, styles[column] ?? STYLE.plain);
  return `<row r="${row}">${cells}</row>`;
}

function cellXml(reference: string, value: SheetValue, style: number): string {
  if (value === null || value === '' || (typeof value === 'number' && !Number.isFinite(value))) return '';
  const styled = value instanceof Date ? STYLE.date : style;
  const attributes = styled === STYLE.plain ? `r="${reference}"` : `r="${reference}" s="${styled}"`;
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`;
  if (value instanceof Date) return `<c ${attributes}><v>${(value.getTime() - EXCEL_EPOCH) / DAY_MS}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(shortened(value))}</t></is></c>`;
}

/** A longer text would make the spreadsheet program call the whole file damaged. */
function shortened(text: string): string {
  return text.length <= LIMITS.cellLength ? text : `${text.slice(0, LIMITS.cellLength - 1)}…`;
}

const columnNames: string[] = [];

/** `A` for 0, `AB` for 27. */
export function columnName(column: number): string {
  const known = columnNames[column];
  if (known !== undefined) return known;
  const letter = String.fromCharCode(0x41 + (column % 26));
  const name = column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
  columnNames[column] = name;
  return name;
}
