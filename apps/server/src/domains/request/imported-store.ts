import { mostImportedSerials } from '@heliodesk/contract/request';
import { sql, type Selectable } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { ImportedRequest as ImportedTable } from '#src/platform/db/tables.ts';
import { importedVisibleTo } from './policy.ts';

/** A request of an older system, with what its company is called here. */
export type ImportedRecord = Selectable<ImportedTable> & { known_company: string | null };

const imported = (db: Db, actor: Actor) =>
  db
    .selectFrom('imported_request')
    .leftJoin('account', 'account.id', 'imported_request.account_id')
    .selectAll('imported_request')
    .select('account.company_name as known_company')
    .where(importedVisibleTo(actor));

/** Of the given ids, the imported requests that the actor may see. */
export async function findImportedRows(db: Db, actor: Actor, ids: readonly number[]): Promise<ImportedRecord[]> {
  if (ids.length === 0) return [];
  return imported(db, actor)
    .where('imported_request.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

export const findImported = (db: Db, actor: Actor, id: number): Promise<ImportedRecord | undefined> =>
  imported(db, actor).where('imported_request.id', '=', id).executeTakeFirst();

/** The first serial numbers of an imported request, and how many it has. */
export async function findImportedSerials(db: Db, id: number): Promise<{ sns: string[]; total: number }> {
  const { rows } = await sql<{ sn: string; total: number }>`
    select sn, count(*) over () as total from imported_request_serial where imported_id = ${id}
    order by sn limit ${sql.lit(mostImportedSerials)}`.execute(planningEachTime(db));
  return { sns: rows.map(({ sn }) => sn), total: Number(rows[0]?.total ?? 0) };
}

/** Why some requests of ours were closed: the reason that was given with it. */
export async function findClosingReasons(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request_event as event')
    .innerJoin('request', 'request.id', 'event.request_id')
    .distinctOn('event.request_id')
    .select(['event.request_id', 'event.reason'])
    .where('event.request_id', '=', sql<number>`any(${[...requestIds]}::bigint[])`)
    .where('request.closed_at', 'is not', null)
    .whereRef('event.to_status', '=', 'request.status')
    .whereRef('event.from_status', '<>', 'event.to_status')
    .orderBy('event.request_id')
    .orderBy('event.id', 'desc')
    .execute();
  return new Map(rows.map(({ request_id, reason }) => [request_id, reason]));
}
