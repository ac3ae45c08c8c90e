import type { LeftOutReason } from '@heliodesk/contract/serial-number';
import type { SheetBatch } from '#src/platform/spreadsheet/index.ts';
import type { Chunk } from '../chunk-store.ts';
import { leftOutBy, malformation, normalized, readModuleType, readPower } from '../read-cells.ts';
import type { SheetKey } from '../sheet-labels.ts';

const longestShown = 40;

/** Turns batches of raw cells into chunks: cleaned, with what speaks against each row, and repeated numbers found over the whole file. */
export class ChunkBuilder {
  readonly #rows: number;
  readonly #firstRows = new Map<string, number>();
  #chunkNo = 0;

  constructor(rows: number) {
    this.#rows = rows;
  }

  /** The chunks of a batch, of so many rows each, in order. */
  build(batch: SheetBatch<SheetKey>): Chunk[] {
    const columns = this.#clean(batch);
    const chunks: Chunk[] = [];
    for (let from = 0; from < columns.sns.length; from += this.#rows) {
      const slice = <Value>(values: Value[]): Value[] => values.slice(from, from + this.#rows);
      chunks.push({
        chunkNo: this.#chunkNo,
        rowNumbers: slice(columns.rowNumbers),
        sns: slice(columns.sns),
        moduleTypes: slice(columns.moduleTypes),
        powers: slice(columns.powers),
        reasons: slice(columns.reasons),
        firstRows: slice(columns.firstRows),
      });
      this.#chunkNo += 1;
    }
    return chunks;
  }

  #clean({ rowNumbers, values, problems }: SheetBatch<SheetKey>): Omit<Chunk, 'chunkNo'> {
    const problemAt = new Map(problems.filter(({ column }) => column === 'sn').map(({ index, code }) => [index, leftOutBy(code)]));
    const sns = values.sn.map(normalized);
    const firstRows: (number | null)[] = [];
    const reasons = sns.map((sn, index): LeftOutReason | '' => {
      const row = rowNumbers[index] ?? 0;
      const reason = problemAt.get(index) ?? malformation(sn);
      const first = reason === undefined ? this.#firstRows.get(sn) : undefined;
      firstRows.push(first ?? null);
      if (reason === undefined && first === undefined) this.#firstRows.set(sn, row);
      return reason ?? (first === undefined ? '' : 'duplicateInFile');
    });
    return {
      rowNumbers,
      // What is no serial number is kept only to be shown.
      sns: sns.map((sn, index) => (reasons[index] === '' ? sn : sn.slice(0, longestShown))),
      moduleTypes: values.moduleType.map(readModuleType),
      powers: values.power.map(readPower),
      reasons,
      firstRows,
    };
  }
}
