import type { Database } from './database.ts';

/** Throws where the database doesn't answer. */
export async function ping({ raw }: Database): Promise<void> {
  await raw.query('select 1');
}
