import type { Engine } from '#src/platform/db/database.ts';

/** How the serial numbers of an import are divided. */
interface Division {
  /** Rows that one statement handles, of imports at most 5,000: so many ids a chunk draws at once (migration 0275). */
  rows: number;
  /** Statements that run at the same time. */
  atOnce: number;
  /** Statements after which it is written down how far the import is. */
  perNote: number;
}

/** The embedded database runs one statement at a time and answers no one else in the meantime. */
const divisions: Record<Engine, Division> = {
  pglite: { rows: 600, atOnce: 1, perNote: 8 },
  postgres: { rows: 5_000, atOnce: 2, perNote: 2 },
};

export const divisionOf = (engine: Engine): Division => divisions[engine];
