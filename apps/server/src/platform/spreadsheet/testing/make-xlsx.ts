import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';

/** A part of a hand-made archive; the optional fields are the lies it tells. */
export interface MadePart {
  name: string;
  content: string | Buffer;
  isStored?: boolean;
  claimedSize?: number;
  claimedCrc?: number;
  flags?: number;
  method?: number;
  /** Another part whose bytes this one claims as its own. */
  sharesWith?: string;
}

/** A zip archive with exactly the given parts and lies. */
export function makeZip(parts: readonly MadePart[]): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets = new Map<string, number>();
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.isStored ? content : deflateRawSync(content);
    const name = Buffer.from(part.name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(part.flags ?? 0x0800, 2);
    header.writeUInt16LE(part.method ?? (part.isStored ? 0 : 8), 4);
    header.writeUInt32LE(part.claimedCrc ?? crc32(content), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(part.claimedSize ?? content.length, 18);
    header.writeUInt16LE(name.length, 22);
    const start = part.sharesWith === undefined ? offset : (offsets.get(part.sharesWith) ?? 0);
    offsets.set(part.name, start);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(start, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), header, place, name]));
    if (part.sharesWith !== undefined) continue;
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), header, name, packed]);
    chunks.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, central, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_NAME = 'xl/worksheets/sheet1.xml';
const STRINGS_NAME = 'xl/sharedStrings.xml';

export interface MadeWorkbook {
  /** Inside of `sheetData`. */
  rows?: string;
  /** Whole worksheet part instead. */
  sheet?: string | Buffer;
  /** Inside of `sst`; */
  strings?: string;
  /** Whole shared strings part instead. */
  stringsPart?: string | Buffer;
  /** Inside of `sheets` in the workbook part. */
  sheets?: string;
  /** Lies about the worksheet part. */
  lies?: Partial<MadePart>;
  extra?: readonly MadePart[];
}

/** The parts of a small workbook. */
export function makeParts({ rows = '', sheet, strings, stringsPart, sheets, lies, extra = [] }: MadeWorkbook): MadePart[] {
  const listed = sheets ?? '<sheet name="Data" sheetId="1" r:id="rId1"/>';
  const related = `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="/${STRINGS_NAME}"/>`;
  const table = stringsPart ?? (strings === undefined ? undefined : `<sst xmlns="${MAIN}">${strings}</sst>`);
  return [
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    { name: 'xl/workbook.xml', content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${related}</Relationships>` },
    ...(table === undefined ? [] : [{ name: STRINGS_NAME, content: table }]),
    { name: SHEET_NAME, content: sheet ?? `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`, ...lies },
    ...extra,
  ];
}

export function makeXlsx(workbook: MadeWorkbook): Buffer {
  return makeZip(makeParts(workbook));
}

/** Cells as XML: a string becomes an inline text cell, anything else must be a cell already. */
export function makeRow(...cells: string[]): string {
  return `<row>${cells.map((cell) => (cell.startsWith('<c') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
}

/** Puts the bytes into a file of its own. */
export async function makeFile(bytes: string | Buffer, extension = 'xlsx'): Promise<string> {
  const path = join(tmpdir(), `sheet-${randomUUID()}.${extension}`);
  await writeFile(path, bytes);
  return path;
}
