import { sql } from 'kysely';
import type { Db } from './database.ts';
import { transaction } from './transaction.ts';

/** Writes a megabyte that goes with its transaction; fails where the database has no space for it. */
export const probeDatabaseSpace = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`create temporary table space_probe on commit drop as
      select repeat(md5(random()::text), 8) as filler from generate_series(1, 4000)`.execute(tx);
  });
