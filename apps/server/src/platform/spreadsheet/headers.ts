import { SpreadsheetError } from './spreadsheet-error.ts';

/** A header as it is compared: width, case, spaces, punctuation and invisible characters don't count. */
function foldHeader(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\p{Z}\p{C}]/gu, '');
}

/** Looks for the row that names all required columns. */
export class HeaderSearch {
  private readonly keyByHeader = new Map<string, string>();
  private readonly required: readonly string[];
  private missing: string[];

  constructor(columns: Readonly<Record<string, readonly string[]>>, required: readonly string[]) {
    for (const [key, headers] of Object.entries(columns)) {
      for (const header of headers) this.keyByHeader.set(foldHeader(header), key);
    }
    this.required = required;
    this.missing = [...required];
  }

  /** Column index by key when this row is the header; the leftmost of two equal headers counts. */
  match(cells: ReadonlyMap<number, string>): Map<string, number> | undefined {
    const found = new Map<string, number>();
    for (const column of [...cells.keys()].toSorted((a, b) => a - b)) {
      const key = this.keyByHeader.get(foldHeader(cells.get(column) ?? ''));
      if (key !== undefined && !found.has(key)) found.set(key, column);
    }
    const missing = this.required.filter((key) => !found.has(key));
    if (found.size > 0 && missing.length === 0) return found;
    if (missing.length < this.missing.length) this.missing = missing;
    return undefined;
  }

  /** The refusal, naming what the best row lacked. */
  notFound(): SpreadsheetError {
    return new SpreadsheetError({ reason: 'noHeader', missing: this.missing });
  }
}
