import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { SealedEntry } from '../sealing.ts';

export interface ResealedEntry extends SealedEntry {
  fingerprint: Uint8Array;
}

/** Entries that another key than this one seals, in the order of their places, locked until they are sealed again. */
export const lockSealedUnderOthers = (tx: Tx, keyVersion: number, limit: number): Promise<SealedEntry[]> =>
  tx
    .selectFrom('bank_details_entry')
    .select(['bank_details_id as bankDetailsId', 'entry', 'key_version as keyVersion', 'sealed'])
    .where('key_version', '<>', keyVersion)
    .orderBy('bank_details_id')
    .orderBy('entry')
    .limit(limit)
    .forUpdate()
    .execute();

/** Writes what was sealed again, in one statement. */
export async function updateSealed(tx: Tx, entries: readonly ResealedEntry[]): Promise<void> {
  const rows = entries.map(
    ({ bankDetailsId, entry, keyVersion, sealed, fingerprint }) =>
      sql`(${bankDetailsId}::bigint, ${entry}::smallint, ${keyVersion}::smallint, ${sealed}::bytea, ${fingerprint}::bytea)`,
  );
  await sql`
    update bank_details_entry set key_version = resealed.key_version, sealed = resealed.sealed, fingerprint = resealed.fingerprint
    from (values ${sql.join(rows)}) as resealed (bank_details_id, entry, key_version, sealed, fingerprint)
    where bank_details_entry.bank_details_id = resealed.bank_details_id and bank_details_entry.entry = resealed.entry`.execute(tx);
}

/** How many entries each key seals. */
export async function countByKey(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('bank_details_entry')
    .select((eb) => ['key_version' as const, eb.fn.countAll<number>().as('entries')])
    .groupBy('key_version')
    .execute();
  return new Map(rows.map(({ key_version, entries }) => [key_version, Number(entries)]));
}
