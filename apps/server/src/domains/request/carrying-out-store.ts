import { processNodes, type ProcessNode } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Counts exchanges of a locked claim that run and that no date is set for yet. */
export const addUnplannedExchanges = async (tx: Tx, requestId: number, more: number): Promise<void> =>
  void (await sql`update request set unplanned_exchanges = unplanned_exchanges + ${more} where id = ${requestId}`.execute(tx));

/** Keeps the delivery dates that the process of a locked claim shows, all of them. */
export async function keepDeliveryDates(tx: Tx, requestId: number, pairs: ProcessNode['etaEtds']): Promise<void> {
  await tx
    .updateTable('process_node')
    .set({ eta_etds: JSON.stringify(pairs) })
    .where('request_id', '=', requestId)
    .where('code', '=', processNodes.deliveryDates)
    .where('voided_at', 'is', null)
    .execute();
}
