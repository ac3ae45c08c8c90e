import type { CompiledQuery, Kysely } from 'kysely';
import { createQueryMark } from './query-mark.ts';

/** A text gets its name when it comes for this time: many are sent once and never again. */
const whenNamed = 3;
/** Texts that are remembered to have come, the latest. */
const remembered = 1_000;
/** Searches and pages: which index is right hangs on what is sought and how far in, and planning is little of what they take. */
const hangsOnValues = /\b(?:i?like|similar to) |\bposition\(|\b(?:limit|offset) \$/;

/** Gives at most so many statements names, by which connections plan them once; the first runs still plan for their values (`plan_cache_mode`). */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();
  /** Each connection keeps the plans of its named statements in memory, so that not just any text gets a name. */
  readonly #most: number;

  constructor(most = 300) {
    this.#most = most;
  }

  /** The name of a text; none while it is rare, and none for what is to be planned each time. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= this.#most) return name;
    const times = (this.#seen.get(text) ?? 0) + 1;
    this.#seen.delete(text);
    if (times < whenNamed) {
      this.#remember(text, times);
      return undefined;
    }
    if (hangsOnValues.test(text)) return undefined;
    const given = `hd${this.#names.size}`;
    this.#names.set(text, given);
    return given;
  }

  #remember(text: string, times: number): void {
    this.#seen.set(text, times);
    if (this.#seen.size <= remembered) return;
    for (const oldest of this.#seen.keys()) {
      this.#seen.delete(oldest);
      return;
    }
  }
}

const mark = createQueryMark();

/** For queries whose best plan hangs on their values, such as lists with filters: what runs on it is planned each time. */
export const planningEachTime = <Schema>(db: Kysely<Schema>): Kysely<Schema> => db.withPlugin(mark.plugin);

export const isPlannedEachTime = (compiled: CompiledQuery): boolean => mark.isOn(compiled);
