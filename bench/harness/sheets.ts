import { open } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { LIMITS } from '../../apps/server/src/platform/spreadsheet/limits.ts';
import { makeXlsx } from '../../apps/server/src/platform/spreadsheet/testing/make-xlsx.ts';
import { readZipDirectory } from '../../apps/server/src/platform/zip/zip-directory.ts';

/** A file as Excel writes it: the sheet holds indexes, each text is there once, in a table of its own. */
export function withSharedStrings(table: string[][]): Buffer {
  const indexes = new Map<string, number>();
  const cell = (text: string, reference: string): string => {
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    return `<c r="${reference}" t="s"><v>${index}</v></c>`;
  };
  const rows = table.map(
    (row, index) => `<row r="${index + 1}">${row.map((text, column) => cell(text, `${'ABC'[column]}${index + 1}`)).join('')}</row>`,
  );
  const strings = [...indexes.keys()].map((text) => `<si><t>${text}</t></si>`);
  return makeXlsx({ rows: rows.join(''), strings: strings.join('') });
}

/** Inflates the first sheet of a file and nothing more; returns its size. */
export async function inflateSheet(path: string): Promise<number> {
  await using file = await open(path);
  const { size } = await file.stat();
  const bytes = await file.readFile();
  const entry = (await readZipDirectory(file, size, LIMITS)).get('xl/worksheets/sheet1.xml');
  if (entry === undefined) throw new Error(`${path} has no sheet`);
  const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  return inflateRawSync(bytes.subarray(start, start + entry.compressedSize)).length;
}
