import { buffer } from 'node:stream/consumers';
import type { SheetValue } from './cell-xml.ts';
import { workbookParts } from './workbook.ts';
import type { SheetColumn, WorkbookSheet } from './workbook.ts';
import { zipStream } from './zip-stream.ts';

export interface TemplateOptions {
  /** The sheet to fill in; a column with `isText` keeps what is typed as text. */
  sheet: { name: string; columns: readonly SheetColumn[]; examples?: readonly (readonly SheetValue[])[] };
  /** A second sheet of explanations, one line a row below its title. */
  howTo?: { name: string; title: string; lines: readonly string[] };
  isRightToLeft?: boolean;
}

const HOW_TO_WIDTH = 100;

/** A small workbook to be filled in and uploaded. */
export function writeTemplate({ sheet, howTo, isRightToLeft = false }: TemplateOptions): Promise<Buffer> {
  const sheets: WorkbookSheet[] = [{ name: sheet.name, columns: sheet.columns, rows: sheet.examples ?? [], isRightToLeft }];
  if (howTo !== undefined) {
    const columns = [{ header: howTo.title, width: HOW_TO_WIDTH, isWrapped: true }];
    sheets.push({ name: howTo.name, columns, rows: howTo.lines.map((line) => [line]), isRightToLeft });
  }
  return buffer(zipStream(workbookParts(sheets)));
}
