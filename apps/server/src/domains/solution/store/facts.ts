import { LocalizedTexts } from '@heliodesk/contract/reference';
import type { Language } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Pieces that the review of a claim has refused. */
export async function findRefused(db: Db | Tx, requestId: number): Promise<number> {
  const row = await db.selectFrom('request_review').select('refused').where('request_id', '=', requestId).executeTakeFirst();
  return row?.refused ?? 0;
}

/** What happens to old pieces, in words of a language; what has none is its value. */
export async function findHandlings(db: Db | Tx, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('dict_entry')
    .select(['value', 'labels'])
    .where('type', '=', sql.lit('old_component_handling'))
    .execute();
  return new Map(rows.map(({ value, labels }) => [value, LocalizedTexts.parse(labels)[language] ?? value]));
}

/** What one piece was compensated with in comparable cases. */
export interface Comparable {
  id: number;
  cases: number;
  lowest: string;
  median: string;
  highest: string;
}

/** Compensations of other claims in the same currency for the same product, approved after a moment, for each of a claim's compensations. */
export async function findComparables(db: Db, requestId: number, since: Date): Promise<Comparable[]> {
  const { rows } = await sql<Comparable>`
    select own.id, count(distinct other.request_id)::int as cases, min(other.unit_price) as lowest, max(other.unit_price) as highest,
      percentile_disc(0.5) within group (order by other.unit_price) as median
    from solution own
    join solution other on other.currency = own.currency and other.product = own.product and other.kind = 1 and other.approved_at > ${since}
      and other.request_id <> own.request_id
    where own.request_id = ${requestId} and own.kind = 1 and own.product <> '' and own.currency <> ''
      and own.settled_at is null
    group by own.id, own.position order by own.position`.execute(db);
  return rows;
}

/** Numbers of some claims. */
export async function findNumbers(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request')
    .select(['id', 'request_no'])
    .where('id', '=', sql<number>`any(${[...requestIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, request_no }) => [id, request_no]));
}

/** Whether a solution names a value of the dictionary. */
export const isHandlingUsed = async (tx: Tx, value: string): Promise<boolean> =>
  (await tx.selectFrom('solution').select('id').where('old_handling', '=', value).limit(1).executeTakeFirst()) !== undefined;
