import { open } from 'node:fs/promises';

/** A cell as CSV: quoted where it has to be, and where a spreadsheet would take it for a formula it begins with an apostrophe. */
const csvCell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The refused rows of a file as a file of their own, with why: mended there, it can be imported as it is. */
export interface RefusedReport {
  /** Adds lines; answers how long the report is then, in bytes. */
  add: (lines: readonly string[]) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Continues a report after its first `keep` bytes, as what follows is from rows that will be read again; a new one begins with `header`, and
 * is written once there is a refused row.
 */
export async function openReport(path: string, header: string, keep: number): Promise<RefusedReport> {
  let file = keep === 0 ? undefined : await open(path, 'r+');
  await file?.truncate(keep);
  let size = keep;
  return {
    add: async (lines) => {
      if (lines.length === 0) return size;
      const isNew = file === undefined;
      file ??= await open(path, 'w');
      size += (await file.write(`${isNew ? header : ''}${lines.join('')}`, size)).bytesWritten;
      return size;
    },
    close: async () => file?.close(),
  };
}
