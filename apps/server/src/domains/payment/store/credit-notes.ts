import type { CreditNoteRecord } from '@heliodesk/contract/payment';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { canonicalJson, digestOf } from '#src/domains/request/index.ts';

/** The place of the next credit note of a claim, which is locked. */
export async function nextNotePosition(tx: Tx, requestId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('credit_note')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

interface NewNote {
  requestId: number;
  paymentId: number;
  /** Who entered the account that it names. */
  contactId: number;
  position: number;
  record: CreditNoteRecord;
  at: Date;
}

export async function insertNote(tx: Tx, { requestId, paymentId, contactId, position, record, at }: NewNote): Promise<number> {
  const text = canonicalJson(record);
  const { id } = await tx
    .insertInto('credit_note')
    .values({
      request_id: requestId,
      payment_id: paymentId,
      contact_id: contactId,
      position,
      number: record.number,
      issued_at: at,
      record: text,
      digest: digestOf(text),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A credit note, with those who may see the account that it names: the contact who entered it, and who handles the claim. */
export const findNote = (db: Db | Tx, creditNoteId: number) =>
  db
    .selectFrom('credit_note')
    .innerJoin('payment', 'payment.id', 'credit_note.payment_id')
    .innerJoin('request', 'request.id', 'credit_note.request_id')
    .innerJoin('contact', 'contact.id', 'credit_note.contact_id')
    .select([
      'credit_note.id',
      'credit_note.request_id',
      'credit_note.contact_id',
      'credit_note.record',
      'credit_note.digest',
      'payment.solution_id',
      'request.owner_id',
      'contact.first_name',
      'contact.last_name',
    ])
    .where('credit_note.id', '=', creditNoteId)
    .executeTakeFirst();

export type NoteRow = NonNullable<Awaited<ReturnType<typeof findNote>>>;
