import { liveStatuses, type RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { RequestRecord } from './store.ts';

const live = liveStatuses.map((status) => sql.lit(status));

/** How many open requests each of some users owns; who has none is left out. */
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

/** All open requests of somebody, locked in the order of their ids. */
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

/** Answers the new version of each request. */
export async function updateOwners(
  tx: Tx,
  requestIds: readonly number[],
  ownerId: number | null,
  at: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .updateTable('request')
    .set({ owner_id: ownerId, updated_at: at, version: sql`version + 1` })
    .where('id', '=', sql<number>`any(${[...requestIds]}::bigint[])`)
    .returning(['id', 'version'])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

interface HandedOver {
  actorId: number;
  at: Date;
  reason: string;
  from: number;
  to: number | null;
}

/** One event for each request. */
export async function insertHandOvers(
  tx: Tx,
  requests: readonly RequestRecord[],
  { actorId, at, reason, from, to }: HandedOver,
): Promise<void> {
  const ids = requests.map(({ id }) => id);
  const statuses = requests.map(({ status }) => status);
  await sql`insert into request_event (request_id, at, actor_id, action, from_status, to_status, reason, before, after)
    select r.id, ${at}::timestamptz, ${actorId}::bigint, 'changeOwner', r.status, r.status, ${reason}::text,
      ${JSON.stringify({ ownerId: from })}::jsonb, ${JSON.stringify({ ownerId: to })}::jsonb
    from unnest(${ids}::bigint[], ${statuses}::text[]) as r(id, status)`.execute(tx);
}
