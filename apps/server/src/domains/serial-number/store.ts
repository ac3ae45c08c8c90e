import type { SerialRow, SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { evaluateSerials, type ClaimScope, type SerialColumns } from './evaluation-store.ts';

/** How many serial numbers a claim has. */
export async function countSerials(db: Db | Tx, requestId: number): Promise<number> {
  const { total } = await db
    .selectFrom('claim_serial')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Those of some claims that have serial numbers. */
export async function findWithSerials(db: Db, requestIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select given.id from unnest(${[...requestIds]}::bigint[]) as given (id)
    where exists (select from claim_serial where claim_serial.request_id = given.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function countVerdicts(db: Db, requestId: number): Promise<{ verdict: SerialVerdict; count: number }[]> {
  const rows = await db
    .selectFrom('claim_serial')
    .select((eb) => ['verdict', eb.fn.countAll<number>().as('count')])
    .where('request_id', '=', requestId)
    .groupBy('verdict')
    .execute();
  return rows.map(({ verdict, count }) => ({ verdict: verdict as SerialVerdict, count: Number(count) }));
}

/** Those of the given numbers that stand in the claim already. */
export async function findKnown(db: Db | Tx, requestId: number, sns: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('claim_serial')
    .select('sn')
    .where('request_id', '=', requestId)
    .where('sn', '=', sql<string>`any(${sns}::text[])`)
    .execute();
  return new Set(rows.map(({ sn }) => sn));
}

/** Adds serial numbers with their verdicts; returns how many were new. */
export async function insertSerials(tx: Tx, scope: ClaimScope, columns: SerialColumns): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into claim_serial (request_id, sn, module_type, power, verdict, detail)
    select ${scope.requestId}::bigint, sn, module_type, power, verdict, detail from ${evaluateSerials(scope, columns)} order by n
    on conflict (request_id, sn) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Which serial numbers of a claim. */
export interface SerialFilter {
  requestId: number;
  text?: string | undefined;
  verdict?: SerialVerdict | undefined;
  warnings?: boolean | undefined;
}

/** A part of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

const filtered = (db: Db, { requestId, text, verdict, warnings }: SerialFilter) =>
  db
    .selectFrom('claim_serial')
    .where('request_id', '=', requestId)
    .$if(text !== undefined && text !== '', (query) => query.where('sn', 'like', `%${text}%`))
    .$if(verdict !== undefined, (query) => query.where('verdict', '=', verdict ?? 'ok'))
    .$if(warnings === true, (query) => query.where('verdict', '<>', 'ok'));

const toRow = (row: { id: number; sn: string; module_type: string; power: string | null; verdict: string; detail: string }): SerialRow => ({
  id: row.id,
  sn: row.sn,
  moduleType: row.module_type,
  power: row.power === null ? null : Number(row.power),
  verdict: row.verdict as SerialVerdict,
  detail: row.detail,
});

export async function findSerials(db: Db, filter: SerialFilter, { limit, offset }: Slice): Promise<SerialRow[]> {
  const rows = await filtered(db, filter)
    .select(['id', 'sn', 'module_type', 'power', 'verdict', 'detail'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toRow);
}

export async function countFiltered(db: Db, filter: SerialFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function removeSerials(tx: Tx, requestId: number, ids: number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('claim_serial')
    .where('request_id', '=', requestId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function removeAllSerials(tx: Tx, requestId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('claim_serial').where('request_id', '=', requestId).executeTakeFirst();
  return Number(numDeletedRows);
}

const exportSlice = 5_000;

/** All serial numbers of a claim in their order, read in slices. */
export async function* eachSerial(db: Db, requestId: number): AsyncGenerator<SerialRow> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('claim_serial')
      .select(['id', 'sn', 'module_type', 'power', 'verdict', 'detail'])
      .where('request_id', '=', requestId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportSlice)
      .execute();
    yield* rows.map(toRow);
    if (rows.length < exportSlice) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const mostRequests = 1_000;

/** Requests in which a serial number stands, newest first. */
export async function findRequestsWith(db: Db, sn: string): Promise<number[]> {
  const rows = await db
    .selectFrom('claim_serial')
    .select('request_id')
    .where('sn', '=', sn)
    .orderBy('request_id', 'desc')
    .limit(mostRequests)
    .execute();
  return rows.map(({ request_id }) => request_id);
}
