import { sql } from 'kysely';
import { visibleTo } from '#src/domains/request/index.ts';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';

/**
 * Which payments someone may see the proofs of. A bank's confirmation names the whole account, so it is for the contact whose account it is,
 * for finance, and for the owner of the claim, as long as they see it.
 */
export async function findReadableTo(db: Db, actor: Caller, paymentIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (isGuest(actor)) return new Set();
  const rows = await db
    .selectFrom('payment')
    .innerJoin('request', 'request.id', 'payment.request_id')
    .innerJoin('credit_note', 'credit_note.id', 'payment.credit_note_id')
    .select('payment.id')
    .where('payment.id', '=', sql<number>`any(${[...paymentIds]}::bigint[])`)
    .$if(!actor.can('csp:pay:paid'), (query) =>
      query
        .where(visibleTo(actor))
        .where(
          actor.kind === 'customer'
            ? sql<boolean>`credit_note.contact_id = ${actor.contactId}`
            : sql<boolean>`request.owner_id = ${actor.userId}`,
        ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
