import type { Engine } from '#src/platform/db/database.ts';

/** How the serial numbers of an import are divided. */
interface Division {
  /** Rows that one statement handles; at most 5,000, the size of the block of ids reserved for a chunk (migration 0275). */
  rows: number;
  /** Statements that run at the same time. */
  concurrency: number;
  /** Statements between two records of the import's progress. */
  perCheckpoint: number;
}

/** The embedded database runs one statement at a time and answers no one else in the meantime. */
const divisions: Record<Engine, Division> = {
  pglite: { rows: 800, concurrency: 1, perCheckpoint: 6 },
  postgres: { rows: 5_000, concurrency: 2, perCheckpoint: 2 },
};

export const divisionOf = (engine: Engine): Division => divisions[engine];
