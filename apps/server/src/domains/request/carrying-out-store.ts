import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Counts exchanges of a locked claim that run and that no date is set for yet. */
export const addUnplannedExchanges = async (tx: Tx, requestId: number, more: number): Promise<void> =>
  void (await sql`update request set unplanned_exchanges = unplanned_exchanges + ${more} where id = ${requestId}`.execute(tx));
