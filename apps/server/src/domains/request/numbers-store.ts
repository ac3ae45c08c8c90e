import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';
import { toRecord, type RequestRecord } from './store.ts';

/** Of the requests with these numbers, those that the actor may see. */
export async function findByNumbers(db: Db, actor: Actor, numbers: readonly string[]): Promise<RequestRecord[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('request')
    .selectAll()
    .where('request_no', '=', sql<string>`any(${numbers}::text[])`)
    .where(visibleTo(actor))
    .orderBy('request_no')
    .execute();
  return rows.map(toRecord);
}
