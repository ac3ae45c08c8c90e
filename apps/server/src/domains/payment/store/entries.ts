import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { EntryPlace, SealedEntry } from '../sealing.ts';

export interface NewEntry extends SealedEntry {
  accountId: number;
  contactId: number;
  at: Date;
  fingerprint: Uint8Array;
}

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('bank_details_entry')
    .values({
      bank_details_id: entry.bankDetailsId,
      entry: entry.entry,
      account_id: entry.accountId,
      contact_id: entry.contactId,
      entered_at: entry.at,
      sealed: entry.sealed,
      key_version: entry.keyVersion,
      fingerprint: entry.fingerprint,
    })
    .execute();
}

/** An entry with the contact who may read it. */
export interface OwnedEntry extends SealedEntry {
  contactId: number;
}

const queryEntries = (db: Db | Tx) =>
  db
    .selectFrom('bank_details_entry')
    .select(['bank_details_id as bankDetailsId', 'entry', 'key_version as keyVersion', 'sealed', 'contact_id as contactId']);

/** Several entries, by their places. */
export async function findEntries(db: Db | Tx, places: readonly EntryPlace[]): Promise<OwnedEntry[]> {
  if (places.length === 0) return [];
  const pairs = places.map(({ bankDetailsId, entry }) => sql`(${bankDetailsId}::bigint, ${entry}::smallint)`);
  return queryEntries(db)
    .where(sql<boolean>`(bank_details_id, entry) in (${sql.join(pairs)})`)
    .execute();
}

/** The number of the newest entry; 0 where nothing was entered yet. */
export async function lastEntryOf(db: Db | Tx, bankDetailsId: number): Promise<number> {
  const row = await db
    .selectFrom('bank_details_entry')
    .select((eb) => eb.fn.max('entry').as('last'))
    .where('bank_details_id', '=', bankDetailsId)
    .executeTakeFirst();
  return row?.last ?? 0;
}
