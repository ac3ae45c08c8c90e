import type { RequestType } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** Among so many of the newest requests a frequent word is found often enough. */
const newest = 8_000;
/** How far back these may lie: a team's types may be rare. */
const newestOfAll = 4 * newest;

const hasAll = (patterns: readonly string[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...patterns.map((pattern) => sql`text like ${pattern}`)], sql` and `);

/**
 * Submitted requests of some types that have all words, as far as `cap` + 1, in no order.
 *
 * The newest are read one after the other first, which is soon done with a frequent word. For any other, `found` is planned as if
 * all its rows were read, so that it goes by the index: reading rows until enough match takes long where they lie close together, as
 * those of one month do. It runs only when it is needed, and stops at the limit.
 */
export async function findByWords(db: Db, types: readonly RequestType[], patterns: readonly string[], cap: number): Promise<number[]> {
  const isOfTypes = sql`type in (${sql.join(types.map((type) => sql.lit(type)))})`;
  const { rows } = await sql<{ id: number }>`
    with latest as materialized (
      select request_id from (
        select request_id, text from request_search
        where request_id > (select max(request_id) - ${sql.lit(newestOfAll)} from request_search) and ${isOfTypes}
        order by request_id desc limit ${sql.lit(newest)}
      ) as latest
      where ${hasAll(patterns)} limit ${sql.lit(cap + 1)}
    ), found as materialized (
      select request_id from request_search where ${isOfTypes} and ${hasAll(patterns)}
    )
    select request_id as id from latest where (select count(*) from latest) > ${sql.lit(cap)}
    union all
    (select request_id from found where (select count(*) from latest) <= ${sql.lit(cap)} limit ${sql.lit(cap + 1)})
  `.execute(planningEachTime(db));
  return rows.map(({ id }) => Number(id));
}
