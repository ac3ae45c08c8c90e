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

/** Whether some entry of a payee has an account of these fingerprints, whatever the key. */
export interface OtherCompany {
  companyName: string;
  requestNo: string;
  at: Date;
  companies: number;
}

/** The newest entry of the same account at another company, and at how many companies it was given. */
export async function findSameAccount(
  db: Db | Tx,
  accountId: number,
  fingerprints: readonly Uint8Array[],
): Promise<OtherCompany | undefined> {
  const rows = await db
    .selectFrom('bank_details_entry as given')
    .innerJoin('bank_details', 'bank_details.id', 'given.bank_details_id')
    .innerJoin('request', 'request.id', 'bank_details.request_id')
    .innerJoin('account', 'account.id', 'given.account_id')
    .distinctOn('given.account_id')
    .select(['account.company_name as companyName', 'request.request_no as requestNo', 'given.entered_at as at'])
    .where('given.fingerprint', 'in', [...fingerprints])
    .where('given.account_id', '<>', accountId)
    .orderBy('given.account_id')
    .orderBy('given.entered_at', 'desc')
    .limit(100)
    .execute();
  const [newest] = rows.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return newest && { ...newest, companies: rows.length };
}

/** A payee of a company. */
export interface Payee {
  accountId: number;
  payee: string;
}

/** Since when a payee has had an account of these fingerprints; nothing where it never had. */
export async function firstGiven(db: Db | Tx, { accountId, payee }: Payee, fingerprints: readonly Uint8Array[]): Promise<Date | null> {
  const row = await db
    .selectFrom('bank_details_entry as given')
    .innerJoin('bank_details', 'bank_details.id', 'given.bank_details_id')
    .select((eb) => eb.fn.min('given.entered_at').as('at'))
    .where('given.account_id', '=', accountId)
    .where('bank_details.payee', '=', payee)
    .where('given.fingerprint', 'in', [...fingerprints])
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The newest entry of another account that a payee gave before a moment. */
export const findOtherBefore = (
  db: Db | Tx,
  { accountId, payee }: Payee,
  fingerprints: readonly Uint8Array[],
  before: Date,
): Promise<SealedEntry | undefined> =>
  queryEntries(db)
    .innerJoin('bank_details', 'bank_details.id', 'bank_details_entry.bank_details_id')
    .where('bank_details_entry.account_id', '=', accountId)
    .where('bank_details.payee', '=', payee)
    .where('bank_details_entry.fingerprint', 'not in', [...fingerprints])
    .where('bank_details_entry.entered_at', '<=', before)
    .orderBy('bank_details_entry.entered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
