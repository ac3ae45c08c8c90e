import { solutionKinds } from '@heliodesk/contract/solution';
import type { PaymentState } from '@heliodesk/contract/payment';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Payment } from '#src/platform/db/tables.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import { eventsOf, writeRecords } from '#src/platform/lifecycle/step-store.ts';

export type PaymentRecord = Omit<Selectable<Payment>, 'state'> & { state: PaymentState };

/** What changes with a step of a payment. */
export type PaymentChange = Partial<
  Omit<PaymentRecord, 'id' | 'request_id' | 'solution_id' | 'bank_details_id' | 'currency' | 'amount' | 'state' | 'version'>
>;

const toRecord = (row: Selectable<Payment>): PaymentRecord => row as PaymentRecord;

interface Confirmed {
  requestId: number;
  payee: string;
  bankDetailsId: number;
  entry: number;
}

/** Begins the payments of a claim's running compensations to a payee, with their amounts; of those that have none yet. */
export async function insertPayments(tx: Tx, { requestId, payee, bankDetailsId, entry }: Confirmed): Promise<PaymentRecord[]> {
  const { rows } = await sql<Selectable<Payment>>`
    insert into payment (request_id, solution_id, bank_details_id, entry, currency, amount)
    select request_id, id, ${bankDetailsId}, ${entry}, currency, money from solution
    where request_id = ${requestId} and payee = ${payee} and kind = ${solutionKinds.compensation} and state = 'running'
      and not exists (select from payment where payment.solution_id = solution.id)
    order by position
    returning *`.execute(tx);
  return rows.map(toRecord);
}

const query = (db: Db | Tx) => db.selectFrom('payment').selectAll().orderBy('id');

export async function findPayment(db: Db | Tx, paymentId: number): Promise<PaymentRecord | undefined> {
  const row = await query(db).where('id', '=', paymentId).executeTakeFirst();
  return row && toRecord(row);
}

/** All to the same bank details that aren't paid yet, the oldest first. */
export const findUnpaidTo = async (db: Db | Tx, bankDetailsId: number): Promise<PaymentRecord[]> =>
  (await query(db).where('bank_details_id', '=', bankDetailsId).where('state', '<>', sql.lit('paid')).execute()).map(toRecord);

export async function findPaymentOfNote(db: Db | Tx, creditNoteId: number): Promise<PaymentRecord | undefined> {
  const row = await query(db).where('credit_note_id', '=', creditNoteId).executeTakeFirst();
  return row && toRecord(row);
}

/** Writes a step of some payments: state, version, columns and an event each. */
export async function writePaymentStep(tx: Tx, step: Step<PaymentRecord, PaymentState, PaymentChange>): Promise<PaymentRecord[]> {
  const written = await writeRecords(tx, 'payment', step);
  const { reason, before, after } = step.event;
  const said = {
    reason,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  };
  const events = eventsOf(step, written).map(({ id, ...event }) => ({ payment_id: id, ...event, ...said }));
  if (events.length > 0) await tx.insertInto('payment_event').values(events).execute();
  return written;
}

/** Gives a payment of a locked claim its newest credit note. */
export const updateNoteOf = (tx: Tx, paymentId: number, creditNoteId: number): Promise<unknown> =>
  tx.updateTable('payment').set({ credit_note_id: creditNoteId }).where('id', '=', paymentId).execute();

/** Whether something is still to be paid to bank details, or nothing was yet. */
export async function isStillToPay(db: Db | Tx, bankDetailsId: number): Promise<boolean> {
  const { rows } = await sql<{ still: boolean }>`
    select exists (select from payment where bank_details_id = ${bankDetailsId} and state <> 'paid')
      or not exists (select from payment where bank_details_id = ${bankDetailsId}) as still`.execute(db);
  return rows[0]?.still === true;
}
