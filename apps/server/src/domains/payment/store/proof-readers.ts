import { sql } from 'kysely';
import { visibleTo } from '#src/domains/request/index.ts';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';

/** Which payments someone may see the proofs of: finance all, others those of claims that they see. */
export async function findReadableTo(db: Db, actor: Caller, paymentIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('request', 'request.id', 'payment.request_id')
    .select('payment.id')
    .where('payment.id', '=', sql<number>`any(${[...paymentIds]}::bigint[])`)
    .where(!isGuest(actor) && actor.can('csp:pay:paid') ? sql<boolean>`true` : visibleTo(actor))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
