import type { FileHandle } from 'node:fs/promises';
import { posix } from 'node:path';
import { LIMITS } from '../limits.ts';
import { SpreadsheetError, damaged, tooLarge } from '../spreadsheet-error.ts';
import { readEntry } from '#src/platform/zip/zip-entry.ts';
import type { ZipEntry } from '#src/platform/zip/zip-directory.ts';
import { XmlScanner } from './xml-scanner.ts';

/** The two parts that hold cells. */
export interface SheetParts {
  sheet: ZipEntry;
  sharedStrings: ZipEntry | undefined;
}

interface Relationship {
  id: string;
  /** Last segment of the type's address, which is the same in both flavours of the format. */
  type: string;
  target: string;
}

type Entries = ReadonlyMap<string, ZipEntry>;

/** Collects the attributes of all elements of one name. */
class ElementAttributes extends XmlScanner {
  readonly found: Map<string, string>[] = [];
  private readonly element: string;

  constructor(element: string) {
    super();
    this.element = element;
  }

  protected override open(): void {
    if (this.localName() !== this.element) return;
    if (this.found.length >= LIMITS.parts) throw tooLarge('parts');
    this.found.push(this.attributes());
  }

  protected override close(): void {
    // Only the attributes are wanted.
  }

  protected override text(): void {
    // Only the attributes are wanted.
  }
}

/** Follows the package's relationships to the first visible worksheet and the shared strings. */
export async function findSheetParts(file: FileHandle, entries: Entries): Promise<SheetParts> {
  const workbookName = await findWorkbook(file, entries);
  const workbook = entries.get(workbookName);
  if (workbook === undefined) throw new SpreadsheetError({ reason: 'notASpreadsheet' });
  const relationships = await readRelationships(file, entries, workbookName);
  const sheets = await readElements(file, workbook, 'sheet');
  const worksheets = new Map(relationships.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]));
  const first = sheets.find((sheet) => (sheet.get('state') ?? 'visible') === 'visible' && worksheets.has(sheet.get('id') ?? ''));
  if (first === undefined) throw new SpreadsheetError({ reason: 'noSheet' });
  const sheet = entries.get(worksheets.get(first.get('id') ?? '') ?? '');
  if (sheet === undefined) throw damaged('worksheet part');
  const strings = relationships.find(({ type }) => type === 'sharedStrings');
  const sharedStrings = strings && entries.get(strings.target);
  return { sheet, sharedStrings };
}

async function findWorkbook(file: FileHandle, entries: Entries): Promise<string> {
  if (entries.has('mimetype') && entries.has('content.xml')) throw new SpreadsheetError({ reason: 'wrongFormat', format: 'ods' });
  const root = await readRelationships(file, entries, '');
  const name = root.find(({ type }) => type === 'officeDocument')?.target;
  if (name?.endsWith('.bin')) throw new SpreadsheetError({ reason: 'wrongFormat', format: 'xlsb' });
  if (name === undefined || !entries.has(name) || /^(?:word|ppt)\//.test(name)) throw new SpreadsheetError({ reason: 'notASpreadsheet' });
  return name;
}

async function readRelationships(file: FileHandle, entries: Entries, owner: string): Promise<Relationship[]> {
  const folder = posix.dirname(owner);
  const entry = entries.get(posix.join(folder, '_rels', `${posix.basename(owner)}.rels`));
  if (entry === undefined) return [];
  const elements = await readElements(file, entry, 'Relationship');
  return elements
    .filter((element) => element.get('TargetMode') !== 'External')
    .map((element) => ({
      id: element.get('Id') ?? '',
      type: (element.get('Type') ?? '').split('/').at(-1) ?? '',
      target: posix
        .resolve('/', folder, element.get('Target') ?? '')
        .slice(1)
        .toLowerCase(),
    }));
}

async function readElements(file: FileHandle, entry: ZipEntry, element: string): Promise<Map<string, string>[]> {
  const scanner = new ElementAttributes(element);
  for await (const chunk of readEntry(file, entry)) scanner.feed(chunk);
  scanner.end();
  return scanner.found;
}
