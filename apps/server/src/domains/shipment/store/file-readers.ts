import { sql } from 'kysely';
import { visibleTo } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';

/** Which parts of exchanges someone may see the files of: those of claims that they see. */
export async function findReadableTo(db: Db, actor: Caller, shipmentIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('shipment')
    .innerJoin('exchange', 'exchange.id', 'shipment.exchange_id')
    .innerJoin('request', 'request.id', 'exchange.request_id')
    .select('shipment.id')
    .where('shipment.id', '=', sql<number>`any(${[...shipmentIds]}::bigint[])`)
    .where(visibleTo(actor))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
