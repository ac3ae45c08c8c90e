import type { BankState } from '@heliodesk/contract/payment';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { BankDetails } from '#src/platform/db/tables.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import { eventsOf, writeRecords } from '#src/platform/lifecycle/step-store.ts';

export type BankRecord = Omit<Selectable<BankDetails>, 'state'> & { state: BankState };

/** What changes with a step of bank details. */
export type BankChange = Partial<Omit<BankRecord, 'id' | 'request_id' | 'payee' | 'account_id' | 'state' | 'version'>>;

const toRecord = (row: Selectable<BankDetails>): BankRecord => row as BankRecord;

export interface NewBankDetails {
  requestId: number;
  payee: string;
  accountId: number;
  contactId: number;
}

export const insertBankDetails = async (tx: Tx, { requestId, payee, accountId, contactId }: NewBankDetails): Promise<BankRecord> =>
  toRecord(
    await tx
      .insertInto('bank_details')
      .values({ request_id: requestId, payee, account_id: accountId, contact_id: contactId })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export async function findBankDetails(db: Db | Tx, bankDetailsId: number): Promise<BankRecord | undefined> {
  const row = await db.selectFrom('bank_details').selectAll().where('id', '=', bankDetailsId).executeTakeFirst();
  return row && toRecord(row);
}

/** All of a claim, in the order in which they were asked for. */
export const findBankDetailsOf = async (db: Db | Tx, requestId: number): Promise<BankRecord[]> =>
  (await db.selectFrom('bank_details').selectAll().where('request_id', '=', requestId).orderBy('id').execute()).map(toRecord);

/** Writes a step of some bank details: state, version, columns and an event each. */
export async function writeStep(tx: Tx, step: Step<BankRecord, BankState, BankChange>): Promise<BankRecord[]> {
  const written = await writeRecords(tx, 'bank_details', step);
  const events = eventsOf(step, written).map(({ id, ...did }) => ({ bank_details_id: id, ...did, reason: step.event.reason }));
  if (events.length > 0) await tx.insertInto('bank_details_event').values(events).execute();
  return written;
}
