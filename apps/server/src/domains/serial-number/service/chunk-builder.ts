import type { LeftOutReason } from '@heliodesk/contract/serial-number';
import type { SheetBatch } from '#src/platform/spreadsheet/index.ts';
import type { Chunk } from '../chunk-store.ts';
import { leftOutBy, malformation, normalized, readModuleType, readPower } from '../read-cells.ts';
import type { SheetKey } from '../sheet-labels.ts';

const longestShown = 40;

/** Turns batches of raw cells into chunks: cleaned, with what speaks against each row, and repeated numbers found over the whole file. */
export class ChunkBuilder {
  readonly #firstRows = new Map<string, number>();
  #chunkNo = 0;

  build({ rowNumbers, values, problems }: SheetBatch<SheetKey>): Chunk {
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
    const chunkNo = this.#chunkNo;
    this.#chunkNo += 1;
    return {
      chunkNo,
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
