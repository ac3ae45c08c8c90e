import { CFB, utils, write } from '@e965/xlsx';
import type { WorkBook } from '@e965/xlsx';

/** A workbook of one sheet. */
export function makeBook(rows: unknown[][]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Data');
  return book;
}

/** The workbook as an .xls file. */
export function makeXls(book: WorkBook): Buffer {
  return write(book, { bookType: 'biff8', type: 'buffer' }) as Buffer;
}

/** A compound file of the given streams, which need not be a workbook. */
export function makeContainer(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, name, content);
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}
