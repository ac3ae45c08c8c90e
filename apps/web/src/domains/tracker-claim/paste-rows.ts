import { violationsOf } from '@heliodesk/contract/kit';
import { readNumber } from '@heliodesk/phrases/formats/read-number';
import { labelOf, messageOfViolation } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { PastedRow } from './open-work.ts';
import { emptyPart, fieldsOf, numberFields, partSchemas } from './part-values.ts';
import type { PartKind, PartValues } from './part-values.ts';

/** The values of a dictionary with their labels. */
export type Choices = readonly { value: string; label: string }[];

/** What rows are read with. */
export interface RowReading {
  kind: PartKind;
  language: string;
  choices: Partial<Record<keyof PartValues, Choices>>;
}

/** Cells of rows as spreadsheets copy them: tabs between, quotes around a cell with line breaks, doubled quotes within it. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // Each cell with what ends it: a tab, a line, or the text.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows.filter((cells) => cells.some((one) => one !== ''));
}

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[*\s]+/g, ' ')
    .trim();

/** The fields of the columns: by the titles of a first row, otherwise in the order of the form. */
function columnsOf(first: readonly string[], kind: PartKind): { fields: readonly (keyof PartValues | undefined)[]; hasTitles: boolean } {
  const fields = fieldsOf(kind);
  const titled = first.map((cell) => fields.find((field) => plain(labelOf(field)) === plain(cell)));
  const hasTitles = titled.filter((field) => field !== undefined).length >= 2;
  return hasTitles ? { fields: titled, hasTitles } : { fields, hasTitles };
}

/** One cell as the field keeps it: a label as its value, a number as it is stored; what can't be read stays as it was. */
function readCell(field: keyof PartValues, cell: string, { language, choices }: RowReading): string {
  const choice = choices[field]?.find(({ value, label }) => plain(label) === plain(cell) || value === cell);
  if (choice) return choice.value;
  if (numberFields.has(field)) return readNumber(cell, language) ?? cell;
  return field === 'serialNumber'
    ? cell
        .split(/\s*[\n\r,;،；，]\s*/u)
        .filter(Boolean)
        .join('\n')
    : cell;
}

/** Rows out of pasted text, as parts of one kind. */
export function readRows(text: string, reading: RowReading): PastedRow[] {
  const rows = cellsOf(text);
  const { fields, hasTitles } = columnsOf(rows[0] ?? [], reading.kind);
  return rows.slice(hasTitles ? 1 : 0).map((cells) => {
    const values: PartValues = { ...emptyPart };
    for (const [index, field] of fields.entries()) if (field !== undefined) values[field] = readCell(field, cells[index] ?? '', reading);
    return { key: createUuid(), values };
  });
}

/** What is wrong with a row, by field. */
export type RowFaults = Partial<Record<keyof PartValues, string>>;

/** Checks a row by the rules of its form, and its choices by the dictionaries. */
export function faultsIn(values: PartValues, { kind, choices }: RowReading): RowFaults {
  const faults: RowFaults = {};
  for (const field of fieldsOf(kind)) {
    const offered = choices[field];
    if (offered !== undefined && (values[field] ?? '') !== '' && !offered.some(({ value }) => value === values[field]))
      faults[field] = messageOfViolation({ path: field, rule: 'invalid', params: {} });
  }
  const result = partSchemas[kind].safeParse(values);
  if (!result.success)
    for (const violation of violationsOf(result.error, values))
      faults[violation.path as keyof PartValues] ??= messageOfViolation(violation);
  return faults;
}
