import { liveStatuses, type RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { RequestRecord } from './store.ts';

const live = liveStatuses.map((status) => sql.lit(status));

/** How many open requests each of some users owns; users without any are left out. */
export async function countOpenOf(db: Db | Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request')
    .select((eb) => ['owner_id', eb.fn.countAll<number>().as('open')])
    .where('owner_id', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .where('status', 'in', live)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.flatMap(({ owner_id, open }) => (owner_id === null ? [] : [[owner_id, Number(open)] as const])));
}

export async function findOpenTypes(db: Db | Tx, userId: number): Promise<RequestType[]> {
  const rows = await db
    .selectFrom('request')
    .select('type')
    .distinct()
    .where('owner_id', '=', userId)
    .where('status', 'in', live)
    .execute();
  return rows.map(({ type }) => type as RequestType);
}

/** All open requests of someone, locked in the order of their ids. */
export async function lockOpenOf(tx: Tx, userId: number): Promise<RequestRecord[]> {
  const rows = await tx
    .selectFrom('request')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('status', 'in', live)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as RequestRecord[];
}
