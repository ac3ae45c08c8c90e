import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { EntryPlace } from '../sealing.ts';

/** The newest entry of an account at a company. */
export interface AccountGiven {
  fingerprint: Uint8Array;
  accountId: number;
  companyName: string;
  requestNo: string;
  at: Date;
}

/** Where accounts of some fingerprints were given, once for each company. */
export const findGiven = (db: Db | Tx, fingerprints: readonly Uint8Array[]): Promise<AccountGiven[]> =>
  db
    .selectFrom('bank_details_entry as given')
    .innerJoin('bank_details', 'bank_details.id', 'given.bank_details_id')
    .innerJoin('request', 'request.id', 'bank_details.request_id')
    .innerJoin('account', 'account.id', 'given.account_id')
    .distinctOn(['given.fingerprint', 'given.account_id'])
    .select([
      'given.fingerprint',
      'given.account_id as accountId',
      'account.company_name as companyName',
      'request.request_no as requestNo',
      'given.entered_at as at',
    ])
    .where('given.fingerprint', 'in', [...fingerprints])
    .orderBy('given.fingerprint')
    .orderBy('given.account_id')
    .orderBy('given.entered_at', 'desc')
    .limit(1_000)
    .execute();

/** An account that a payee of a company has given, from its first time on. */
export interface AccountOfPayee {
  accountId: number;
  payee: string;
  fingerprint: Uint8Array;
  first: Date;
  last: Date;
  /** The newest entry of it. */
  newest: EntryPlace;
}

/** All accounts that the payees of some companies have given. */
export async function findAccountsOf(db: Db | Tx, accountIds: readonly number[]): Promise<AccountOfPayee[]> {
  const rows = await db
    .selectFrom('bank_details_entry as given')
    .innerJoin('bank_details', 'bank_details.id', 'given.bank_details_id')
    .select((eb) => [
      'given.account_id as accountId',
      'bank_details.payee',
      'given.fingerprint',
      eb.fn.min('given.entered_at').as('first'),
      eb.fn.max('given.entered_at').as('last'),
      sql<number>`(array_agg(given.bank_details_id order by given.entered_at desc, given.bank_details_id desc))[1]`.as('bankDetailsId'),
      sql<number>`(array_agg(given.entry order by given.entered_at desc, given.bank_details_id desc))[1]`.as('entry'),
    ])
    .where('given.account_id', 'in', [...accountIds])
    .groupBy(['given.account_id', 'bank_details.payee', 'given.fingerprint'])
    .execute();
  return rows.map(({ bankDetailsId, entry, ...row }) => ({ ...row, newest: { bankDetailsId, entry } }));
}
