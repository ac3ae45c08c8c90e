import type { PaymentListName, PaymentState } from '@heliodesk/contract/payment';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { PaymentRecord } from './payments.ts';
import { answeredIn, involvedIn } from './people.ts';

interface ListSpec {
  states: readonly PaymentState[];
  by: 'due_at' | 'id' | 'paid_at';
  order: 'asc' | 'desc';
}

const lists: Record<PaymentListName, ListSpec> = {
  toPay: { states: ['due'], by: 'due_at', order: 'asc' },
  waiting: { states: ['announced', 'held'], by: 'id', order: 'desc' },
  paid: { states: ['paid'], by: 'paid_at', order: 'desc' },
};

/** Payments with what is shown beside them. */
const heads = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .innerJoin('solution', 'solution.id', 'payment.solution_id')
    .innerJoin('request', 'request.id', 'payment.request_id')
    .innerJoin('bank_details', 'bank_details.id', 'payment.bank_details_id')
    .innerJoin('account', 'account.id', 'bank_details.account_id')
    .innerJoin('credit_note', 'credit_note.id', 'payment.credit_note_id')
    .innerJoin('contact', 'contact.id', 'credit_note.contact_id')
    .leftJoin('app_user as entering', 'entering.id', 'bank_details.entered_by')
    .leftJoin('app_user as checking', 'checking.id', 'bank_details.checked_by')
    .leftJoin('app_user as paying', 'paying.id', 'payment.paid_by')
    .leftJoin('app_user as acknowledging', (join) =>
      join.onRef('acknowledging.id', '=', 'payment.acknowledged_by').on('acknowledging.kind', '=', 'staff'),
    )
    .selectAll('payment')
    .select([
      'solution.quantity',
      'solution.unit_price',
      'solution.payee',
      'request.request_no',
      'request.owner_id',
      'request.status as request_status',
      'request.closed_at as request_closed_at',
      'bank_details.account_id',
      'bank_details.state as bank_state',
      'bank_details.entry as bank_entry',
      'bank_details.checked_by',
      'bank_details.cleared_other',
      'bank_details.cleared_changed',
      'bank_details.entered_at',
      'bank_details.checked_at',
      'bank_details.confirmed_at',
      'account.company_name',
      'account.tax_no',
      'credit_note.number as note_number',
      'credit_note.issued_at',
      'credit_note.record as note_record',
      'credit_note.contact_id as note_contact_id',
      'contact.first_name',
      'contact.last_name',
      'entering.name as entered_by_name',
      'checking.name as checked_by_name',
      'paying.name as paid_by_name',
      'acknowledging.name as acknowledged_by_staff',
      involvedIn(sql.ref('payment.request_id')).as('involved'),
      answeredIn(sql.ref('payment.request_id')).as('answered'),
    ]);

export type PaymentHead = Omit<Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number], 'state'> & PaymentRecord;

const toHead = (row: Omit<PaymentHead, 'state'> & { state: string }): PaymentHead => row as PaymentHead;

export async function findPaymentHead(db: Db | Tx, paymentId: number): Promise<PaymentHead | undefined> {
  const row = await heads(db).where('payment.id', '=', paymentId).executeTakeFirst();
  return row && toHead(row);
}

/** All of a claim, in the order in which they began. */
export const findPaymentHeadsOf = async (db: Db, requestId: number): Promise<PaymentHead[]> =>
  (await heads(db).where('payment.request_id', '=', requestId).orderBy('payment.id').execute()).map(toHead);

/** Written out, so that the index of each list serves it. */
const literals = (states: readonly PaymentState[]) => states.map((state) => sql.lit(state));

/** Payments of a list: those to pay by their date, others the newest first. */
export async function findPaymentHeads(
  db: Db,
  list: PaymentListName,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentHead[]> {
  const { states, by, order } = lists[list];
  const rows = await heads(db)
    .where('payment.state', 'in', literals(states))
    .orderBy(`payment.${by}`, order)
    .orderBy('payment.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toHead);
}

/** The ids of a list, in its order. */
export async function findPaymentIds(db: Db, list: PaymentListName, limit: number): Promise<number[]> {
  const { states, by, order } = lists[list];
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('state', 'in', literals(states))
    .orderBy(by, order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments by their ids, in the order of these. */
export async function findPaymentHeadsIn(db: Db, ids: readonly number[]): Promise<PaymentHead[]> {
  const list = sql`${[...ids]}::bigint[]`;
  const rows = await heads(db)
    .where('payment.id', '=', sql<number>`any(${list})`)
    .orderBy(sql`array_position(${list}, payment.id)`)
    .execute();
  return rows.map(toHead);
}

export async function countPaymentHeads(db: Db, list: PaymentListName, cap: number): Promise<number> {
  const { total } = await db
    .selectFrom((eb) => eb.selectFrom('payment').select('id').where('state', 'in', literals(lists[list].states)).limit(cap).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
