import type { Engine } from '#src/platform/db/database.ts';

const pieces: Record<Engine, number> = { pglite: 750, postgres: 5_000 };

/** How many serial numbers one statement handles: the embedded database answers no one else in the meantime. */
export const pieceOf = (engine: Engine): number => pieces[engine];
