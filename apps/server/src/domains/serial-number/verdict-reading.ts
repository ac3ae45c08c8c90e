import type { ReviewDecision } from '@heliodesk/contract/request';
import { mostRowsTold, type VerdictLeftOut } from '@heliodesk/contract/serial-number';
import { onOneLine } from '@heliodesk/contract/kit';
import type { SheetBatch } from '#src/platform/spreadsheet/index.ts';
import { normalized } from './read-cells.ts';
import type { JudgedFile } from './verdict-file-store.ts';
import type { VerdictWords } from './verdict-words.ts';

export type VerdictColumn = 'sn' | 'decision' | 'reason';

interface Said {
  row: number;
  decision: ReviewDecision;
  reasonCode: string;
  isContradicted: boolean;
}

interface Cells {
  row: number;
  sn: string;
  decision: string;
  reason: string;
  isUnreadable: boolean;
}

const longestShown = 40;
const mostReadAs = 20;

/** Judges the rows of a verdict file, batch by batch. */
export class VerdictReading {
  readonly #words: VerdictWords;
  readonly #said = new Map<string, Said>();
  readonly #told: VerdictLeftOut[] = [];
  readonly #readAs = new Map<string, { reasonCode: string; rows: number }>();
  #rows = 0;
  #idle = 0;
  #leftOut = 0;

  constructor(words: VerdictWords) {
    this.#words = words;
  }

  take({ rowNumbers, values, problems }: SheetBatch<VerdictColumn>): void {
    const unreadable = new Set(problems.filter(({ column }) => column === 'sn').map(({ index }) => index));
    for (const [index, row] of rowNumbers.entries()) {
      const {
        sn = '',
        decision = '',
        reason = '',
      } = { sn: values.sn[index], decision: values.decision[index], reason: values.reason[index] };
      this.#judge({ row, sn: normalized(sn), decision, reason, isUnreadable: unreadable.has(index) });
    }
    this.#rows += rowNumbers.length;
  }

  #judge(cells: Cells): void {
    const { row, sn } = cells;
    const decision = cells.decision.trim() === '' ? 'undecided' : this.#words.decisionOf(cells.decision);
    if (decision === 'undecided') return void (this.#idle += 1);
    if (cells.isUnreadable || sn === '') return this.#leave(cells, 'unreadable');
    if (decision === undefined) return this.#leave(cells, 'unknownDecision', cells.decision);
    const reasonCode = decision === 'refused' ? this.#reasonOf(cells) : '';
    if (reasonCode === undefined) return;
    const before = this.#said.get(sn);
    if (before === undefined) this.#said.set(sn, { row, decision, reasonCode, isContradicted: false });
    else if (before.decision === decision && before.reasonCode === reasonCode) this.#idle += 1;
    else this.#contradict(cells, before);
  }

  /** Why a row refuses; a row that does not say is left out. */
  #reasonOf(cells: Cells): string | undefined {
    const text = cells.reason.trim();
    const read = text === '' ? undefined : this.#words.reasonOf(text);
    if (read === undefined) {
      this.#leave(cells, text === '' ? 'reasonMissing' : 'unknownReason', text);
      return undefined;
    }
    if (read.isNear) {
      const { rows = 0 } = this.#readAs.get(text) ?? {};
      this.#readAs.set(text, { reasonCode: read.reasonCode, rows: rows + 1 });
    }
    return read.reasonCode;
  }

  #contradict(cells: Cells, before: Said): void {
    if (!before.isContradicted) this.#leftOut += 1;
    before.isContradicted = true;
    this.#leave(cells, 'contradiction', '', before.row);
  }

  #leave({ row, sn }: Pick<Cells, 'row' | 'sn'>, fault: VerdictLeftOut['fault'], text = '', otherRow: number | null = null): void {
    this.#leftOut += 1;
    if (this.#told.length < 2 * mostRowsTold)
      this.#told.push({ row, fault, sn: sn.slice(0, longestShown), text: onOneLine(text).trim().slice(0, longestShown), otherRow });
  }

  /** The whole file, once `findIds` has said which of its serial numbers the list has. */
  async finish(findIds: (sns: string[]) => Promise<(number | null)[]>): Promise<JudgedFile> {
    const said = [...this.#said].filter(([, { isContradicted }]) => !isContradicted);
    const ids = await findIds(said.map(([sn]) => sn));
    const taken = said.flatMap(([sn, each], index) => {
      const id = ids[index] ?? null;
      if (id === null) this.#leave({ row: each.row, sn }, 'notInClaim');
      return id === null ? [] : [{ id, ...each }];
    });
    return {
      rows: this.#rows,
      idle: this.#idle,
      leftOut: this.#leftOut,
      leftOutRows: this.#told.toSorted((one, other) => one.row - other.row).slice(0, mostRowsTold),
      readAs: [...this.#readAs].slice(0, mostReadAs).map(([text, read]) => ({ text: onOneLine(text).slice(0, longestShown), ...read })),
      entryIds: taken.map(({ id }) => id),
      decisions: taken.map(({ decision }) => decision),
      reasonCodes: taken.map(({ reasonCode }) => reasonCode),
    };
  }
}
