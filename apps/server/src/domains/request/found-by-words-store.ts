import type { RequestType } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { Condition } from './list-conditions-store.ts';
import { visible } from './list-store.ts';

/** Among so many requests a frequent word is found often enough, and reading them is soon done. */
const soonRead = 8_000;
/** How far back the newest of some types may lie: a team's types may be rare. */
const newestOfAll = 4 * soonRead;

const hasAll = (patterns: readonly string[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...patterns.map((pattern) => sql`text like ${pattern}`)], sql` and `);

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => Number(id));

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
        order by request_id desc limit ${sql.lit(soonRead)}
      ) as latest
      where ${hasAll(patterns)} limit ${sql.lit(cap + 1)}
    ), found as materialized (
      select request_id from request_search where ${isOfTypes} and ${hasAll(patterns)}
    )
    select request_id as id from latest where (select count(*) from latest) > ${sql.lit(cap)}
    union all
    (select request_id from found where (select count(*) from latest) <= ${sql.lit(cap)} limit ${sql.lit(cap + 1)})
  `.execute(planningEachTime(db));
  return idsOf(rows);
}

/**
 * The same of requests that the actor may see and for which some conditions hold. The first `few` of these are read: they are all where the
 * conditions say much, and enough where the word is frequent. Only otherwise is the index asked.
 */
export async function findFilteredByWords(
  db: Db,
  actor: Actor,
  { conditions, patterns, few = soonRead }: { conditions: Condition[]; patterns: readonly string[]; few?: number },
  cap: number,
): Promise<number[]> {
  const filtered = visible(db, actor, conditions).select('request.id');
  const isEnough = sql`((select count(*) from near) > ${sql.lit(cap)} or (select count(*) from candidate) <= ${sql.lit(few)})`;
  const { rows } = await sql<{ id: number }>`
    with candidate as materialized (
      ${filtered.limit(sql.lit(few + 1))}
    ), near as materialized (
      select id from candidate join request_search on request_id = id where ${hasAll(patterns)} limit ${sql.lit(cap + 1)}
    ), found as materialized (
      select request_id from request_search where ${hasAll(patterns)}
    )
    select id from near where ${isEnough}
    union all
    (${filtered.where(sql<boolean>`request.id in (select request_id from found) and not ${isEnough}`).limit(sql.lit(cap + 1))})
  `.execute(planningEachTime(db));
  return idsOf(rows);
}
