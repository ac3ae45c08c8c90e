import { CELL_PROBLEMS } from './cell-problem.ts';
import type { CellProblemCode } from './cell-problem.ts';
import { HeaderSearch } from './headers.ts';
import { HEADER_SEARCH_ROWS, LIMITS, MAX_SHEET_COLUMNS } from './limits.ts';
import type { ReadingTask, WireBatch } from './messages.ts';
import { WIRE_SEPARATOR } from './messages.ts';
import { SpreadsheetError, tooLarge } from './spreadsheet-error.ts';

const NOT_READ = -1;
/** Characters after which a batch is closed early, so that rows of huge cells don't pile up in the caller. */
const BATCH_TEXT = 1024 * 1024;

/** Takes cells in reading order, finds the header, and packs the rows below it into batches. Blank rows are left out. */
export class RowCollector {
  private readonly task: ReadingTask;
  private readonly search: HeaderSearch;
  private searchedRows = 0;
  private headerCells = new Map<number, string>();
  private slotOfColumn: Int32Array | undefined;
  private keys: string[] = [];
  private row: string[] = [];
  private rowProblems: number[] = [];
  private rowNumbers: number[] = [];
  private columns: string[][] = [];
  private problems: number[] = [];
  private full: WireBatch[] = [];
  private batchText = 0;
  private text = 0;
  private cells = 0;
  private total = 0;
  private lastRow = 0;

  constructor(task: ReadingTask) {
    this.task = task;
    this.search = new HeaderSearch(task.columns, task.required);
  }

  /** Whether anyone wants the cells of this column; all until the header is found. */
  reads(column: number): boolean {
    return this.slotOfColumn === undefined || this.slotOfColumn[column] !== NOT_READ;
  }

  /** Notes the sheet's last row as the file itself names it: a hint for those who wait, not a promise. */
  expectLastRow(lastRow: number): void {
    this.lastRow = lastRow;
  }

  /** To be called once for every cell that holds something, also in columns that no one reads. */
  countCell(): void {
    this.cells += 1;
    if (this.cells > LIMITS.cells) throw tooLarge('cells');
  }

  put(column: number, text: string, problem?: CellProblemCode): void {
    if (text.length > LIMITS.cellLength) throw tooLarge('cellLength');
    if (this.slotOfColumn === undefined) {
      if (problem === undefined) this.headerCells.set(column, text);
      return;
    }
    const slot = this.slotOfColumn[column] ?? NOT_READ;
    if (slot === NOT_READ) return;
    this.row[slot] = text;
    this.batchText += text.length;
    this.text += text.length;
    if (this.text > LIMITS.readText) throw tooLarge('readText');
    if (problem !== undefined) this.rowProblems.push(slot, CELL_PROBLEMS.indexOf(problem));
  }

  endRow(rowNumber: number): void {
    if (this.slotOfColumn === undefined) this.endRowAboveHeader();
    else this.endDataRow(rowNumber);
  }

  /** The batches that became ready since the last call. */
  takeFull(): WireBatch[] {
    if (this.full.length === 0) return this.full;
    const full = this.full;
    this.full = [];
    return full;
  }

  /** Closes the last batch; tells how many data rows there were and which columns were found. */
  finish(): { rows: number; found: string[] } {
    if (this.slotOfColumn === undefined) throw this.search.notFound();
    if (this.total === 0) throw new SpreadsheetError({ reason: 'noRows' });
    if (this.rowNumbers.length > 0) this.closeBatch();
    return { rows: this.total, found: this.keys };
  }

  private endRowAboveHeader(): void {
    const cells = this.headerCells;
    if (cells.size === 0) return;
    this.headerCells = new Map();
    const found = this.search.match(cells);
    if (found !== undefined) {
      this.slotOfColumn = new Int32Array(MAX_SHEET_COLUMNS).fill(NOT_READ);
      this.keys = [...found.keys()];
      for (const [slot, column] of [...found.values()].entries()) this.slotOfColumn[column] = slot;
      this.row = this.keys.map(() => '');
      this.columns = this.keys.map(() => []);
      return;
    }
    this.searchedRows += 1;
    if (this.searchedRows >= HEADER_SEARCH_ROWS) throw this.search.notFound();
  }

  private endDataRow(rowNumber: number): void {
    if (this.rowProblems.length === 0 && this.row.every(isBlank)) {
      this.row.fill('');
      return;
    }
    this.total += 1;
    if (this.total > this.task.maxRows) throw new SpreadsheetError({ reason: 'tooManyRows', maxRows: this.task.maxRows });
    for (let i = 0; i < this.rowProblems.length; i += 2) {
      this.problems.push(this.rowNumbers.length, this.rowProblems[i] as number, this.rowProblems[i + 1] as number);
    }
    if (this.rowProblems.length > 0) this.rowProblems = [];
    for (let slot = 0; slot < this.row.length; slot += 1) {
      this.columns[slot]?.push(this.row[slot] ?? '');
      this.row[slot] = '';
    }
    this.rowNumbers.push(rowNumber);
    if (this.rowNumbers.length >= this.task.batchSize || this.batchText > BATCH_TEXT) this.closeBatch();
  }

  private closeBatch(): void {
    this.full.push({
      keys: this.keys,
      rowNumbers: Int32Array.from(this.rowNumbers),
      columns: this.columns.map((values) => values.join(WIRE_SEPARATOR)),
      problems: Int32Array.from(this.problems),
      rowsExpected: Math.max(0, Math.min(this.lastRow - 1 - this.searchedRows, this.task.maxRows)),
    });
    this.rowNumbers = [];
    this.columns = this.keys.map(() => []);
    this.problems = [];
    this.batchText = 0;
  }
}

function isBlank(text: string): boolean {
  return text === '' || text.trim() === '';
}
