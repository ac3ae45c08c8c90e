import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** The last id that a table gave out, also to rows that were rolled back. */
export async function lastOf(app: TestApp, table: 'account' | 'audit'): Promise<number> {
  const { rows } = await sql<{ last: string }>`select last_value as last from ${sql.table(`${table}_id_seq`)}`.execute(app.platform.db);
  return Number(rows[0]?.last);
}
