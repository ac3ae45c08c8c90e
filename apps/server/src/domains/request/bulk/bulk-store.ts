import type { BulkAction, BulkItemState, BulkState, RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Titled } from '../made-title.ts';
import { visibleTo } from '../policy.ts';
import type { BulkDetails, Refusal } from './details.ts';

export interface BulkRunRecord {
  id: number;
  userId: number;
  action: BulkAction;
  details: BulkDetails;
  state: BulkState;
  createdAt: Date;
}

interface NewRun {
  actor: Actor;
  action: BulkAction;
  details: BulkDetails;
  requests: readonly { requestId: number; version: number }[];
  at: Date;
}

const numbers = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

/** Of some ids, those of requests that the actor sees. */
async function findSeen(tx: Tx, actor: Actor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('request')
    .select('id')
    .where('id', '=', sql<number>`any(${numbers(ids)})`)
    .where(visibleTo(actor))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Writes a run with its requests; answers its id. Of one that the actor doesn't see, nothing is kept but its place, so that a run never
 * names what belongs to others.
 */
export async function insertRun(tx: Tx, { actor, action, details, requests, at }: NewRun): Promise<number> {
  const ids = requests.map(({ requestId }) => requestId);
  const seen = await findSeen(tx, actor, ids);
  const isSeen = sql`${ids.map((id) => seen.has(id))}::boolean[]`;
  const { rows } = await sql<{ id: number }>`
    with run as (
      insert into request_bulk_run (user_id, action, details, created_at)
      values (${actor.userId}, ${action}, ${JSON.stringify(details)}::jsonb, ${at}) returning id
    ), items as (
      insert into request_bulk_item (run_id, position, request_id, version, state, ended_at)
      select run.id, n - 1, case when is_seen then request_id else -n end, version,
        case when is_seen then 'waiting' else 'missing' end, case when is_seen then null else ${at}::timestamptz end
      from run, unnest(${numbers(ids)}, ${numbers(requests.map(({ version }) => version))}, ${isSeen})
        with ordinality as chosen (request_id, version, is_seen, n)
    )
    select id from run`.execute(tx);
  return Number(rows[0]?.id);
}

/** Lets the runs of a person start one after another until the transaction ends, and counts those that are running. */
export async function countRunning(tx: Tx, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bulk runs', ${userId}))`.execute(tx);
  const { running } = await tx
    .selectFrom('request_bulk_run')
    .select((eb) => eb.fn.countAll<number>().as('running'))
    .where('user_id', '=', userId)
    .where('state', '=', sql.lit('running'))
    .executeTakeFirstOrThrow();
  return Number(running);
}

/** Runs, as records. */
export const runs = (db: Db | Tx) =>
  db.selectFrom('request_bulk_run').select(['id', 'user_id as userId', 'action', 'details', 'state', 'created_at as createdAt']);

/** Its codes and its JSON are written by this store alone. */
export async function findRun(db: Db | Tx, runId: number): Promise<BulkRunRecord | undefined> {
  return (await runs(db).where('id', '=', runId).executeTakeFirst()) as BulkRunRecord | undefined;
}

/** The same until the transaction ends locked, if it is someone's own. */
export async function lockOwnRun(tx: Tx, userId: number, runId: number): Promise<BulkRunRecord | undefined> {
  const row = await runs(tx).where('id', '=', runId).where('user_id', '=', userId).forUpdate().executeTakeFirst();
  return row as BulkRunRecord | undefined;
}

export interface WaitingItem {
  position: number;
  requestId: number;
  version: number;
}

/** What is still to be done, in the order of the requests' ids, in which their rows are locked. */
export const findWaiting = (db: Db, runId: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('request_bulk_item')
    .select(['position', 'request_id as requestId', 'version'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('request_id')
    .execute();

/** Of some requests of a run, those that no one has done or cancelled in the meantime, locked. */
export const lockWaiting = (tx: Tx, runId: number, items: readonly WaitingItem[]): Promise<WaitingItem[]> =>
  tx
    .selectFrom('request_bulk_item')
    .select(['position', 'request_id as requestId', 'version'])
    .where('run_id', '=', runId)
    .where('request_id', '=', sql<number>`any(${numbers(items.map(({ requestId }) => requestId))})`)
    .where('state', '=', 'waiting')
    .orderBy('request_id')
    .forUpdate()
    .execute();

export interface BulkResult {
  position: number;
  state: BulkItemState;
  refusal: Refusal | null;
}

/** Keeps what became of some requests of a run. */
export async function updateItems(tx: Tx, runId: number, results: readonly BulkResult[], at: Date): Promise<void> {
  await sql`
    update request_bulk_item item set state = result.state, refusal = result.refusal, ended_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (position smallint, state text, refusal jsonb)
    where item.run_id = ${runId} and item.position = result.position`.execute(tx);
}

/** Ends a run with nothing left to do; `false` if it has ended already or something is left. */
export async function updateToDone(tx: Tx, runId: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('request_bulk_run')
    .set({ state: 'done', ended_at: at })
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('request_bulk_item').select('position').where('run_id', '=', runId).where('state', '=', 'waiting'))),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Cancels what is left of a locked run that is running. */
export async function updateToCancelled(tx: Tx, runId: number, at: Date): Promise<void> {
  await tx.updateTable('request_bulk_run').set({ state: 'cancelled', ended_at: at }).where('id', '=', runId).execute();
  await tx
    .updateTable('request_bulk_item')
    .set({ state: 'cancelled', ended_at: at })
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Running ones in which nothing has happened since `before`. */
export async function findStalled(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('request_bulk_run as run')
    .select('run.id')
    .where('run.state', '=', sql.lit('running'))
    .where('run.created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('request_bulk_item as item')
            .select('item.position')
            .whereRef('item.run_id', '=', 'run.id')
            .where('item.ended_at', '>=', before),
        ),
      ),
    )
    .orderBy('run.id')
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets runs that ended before. */
export async function removeEnded(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('request_bulk_run').where('ended_at', '<', before).execute();
}

export interface BulkItemRecord {
  requestId: number;
  state: BulkItemState;
  refusal: Refusal | null;
  /** Nothing where the actor doesn't see it. */
  request: (Titled & { request_no: string; type: RequestType; version: number }) | null;
}

/** What became of each request of a run, in the order in which they were chosen. */
export async function findItems(db: Db | Tx, actor: Actor, runId: number): Promise<BulkItemRecord[]> {
  const rows = await db
    .selectFrom('request_bulk_item as item')
    .leftJoin('request', (join) => join.onRef('request.id', '=', 'item.request_id').on(visibleTo(actor)))
    .select(['item.request_id as requestId', 'item.state', 'item.refusal'])
    .select(['request.request_no', 'request.type', 'request.version'])
    .select(['request.title', 'request.description', 'request.project_name', 'request.quantity'])
    .where('item.run_id', '=', runId)
    .orderBy('item.position')
    .execute();
  return rows.map(({ requestId, state, refusal, ...request }) => ({
    requestId,
    state: state as BulkItemState,
    refusal: refusal as Refusal | null,
    request: request.request_no === null ? null : (request as NonNullable<BulkItemRecord['request']>),
  }));
}

/** Who changed a request last, and when. */
export async function findLastChange(db: Db | Tx, requestId: number): Promise<{ by: string; at: string } | undefined> {
  const row = await db
    .selectFrom('request_event as event')
    .leftJoin('app_user as actor', 'actor.id', 'event.actor_id')
    .leftJoin('guest', 'guest.id', 'event.guest_id')
    .select((eb) => eb.fn.coalesce('actor.name', 'guest.name').as('name'))
    .select('event.at')
    .where('event.request_id', '=', requestId)
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { by: row.name ?? '', at: row.at.toISOString() };
}
