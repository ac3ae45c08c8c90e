import { sql } from 'kysely';
import type { Client } from 'pg';
import { writeSearch } from '../../apps/server/src/domains/request/search-store.ts';
import { openRecorder } from './explain.ts';

const index = 'request_search_text';

/** Writes what the bench's requests are found by. The index is made again afterwards, which is several times faster. */
export async function fillSearch(url: string, client: Client): Promise<void> {
  const { rows } = await client.query<{ sql: string }>('select indexdef as sql from pg_indexes where indexname = $1', [index]);
  await client.query(`drop index ${index}`);
  const { db, close } = openRecorder(url);
  await writeSearch(sql`true`).execute(db);
  await close();
  for (const { sql: text } of rows) await client.query(text);
  await client.query('vacuum analyze request_search');
}
