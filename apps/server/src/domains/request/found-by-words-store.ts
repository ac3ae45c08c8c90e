import type { RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { hasAll, type Condition } from './list-conditions-store.ts';
import { visible } from './list-store.ts';

/** What some words find. */
export interface FoundByWords {
  /** As far as was asked for, in no order. */
  ids: number[];
  /** How many of the first `soonRead` requests that were compared have the words, as far as was asked for. */
  near: number;
}

/** Among so many requests a frequent word is found often enough, and reading them is soon done. */
export const soonRead = 8_000;
/** How far back the newest of some types may lie: a team's types may be rare. */
const newestOfAll = 4 * soonRead;

const toFound = (rows: readonly { id: number | null; near: number }[]): FoundByWords => ({
  ids: rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
  near: Number(rows[0]?.near ?? 0),
});

/**
 * Submitted requests of some types that have all words, as far as `cap` + 1, in no order.
 *
 * The newest are read one after the other first, which is soon done with a frequent word. For any other, `found` is planned as if
 * all its rows were read, so that it goes by the index: reading rows until enough match takes long where they lie close together, as
 * those of one month do. It runs only when it is needed, and stops at the limit.
 */
export async function findByWords(db: Db, types: readonly RequestType[], patterns: readonly string[], cap: number): Promise<FoundByWords> {
  const isOfTypes = sql`type in (${sql.join(types.map((type) => sql.lit(type)))})`;
  const { rows } = await sql<{ id: number | null; near: number }>`
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
    select null::bigint as id, (select count(*) from latest) as near
    union all
    select request_id, 0 from latest where (select count(*) from latest) > ${sql.lit(cap)}
    union all
    (select request_id, 0 from found where (select count(*) from latest) <= ${sql.lit(cap)} limit ${sql.lit(cap + 1)})
  `.execute(planningEachTime(db));
  return toFound(rows);
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
): Promise<FoundByWords> {
  const filtered = visible(db, actor, conditions).select('request.id');
  const isEnough = sql`((select count(*) from near) > ${sql.lit(cap)} or (select count(*) from candidate) <= ${sql.lit(few)})`;
  const { rows } = await sql<{ id: number | null; near: number }>`
    with candidate as materialized (
      ${filtered.limit(sql.lit(few + 1))}
    ), near as materialized (
      select id from candidate join request_search on request_id = id where ${hasAll(patterns)} limit ${sql.lit(cap + 1)}
    ), found as materialized (
      select request_id from request_search where ${hasAll(patterns)}
    )
    select null::bigint as id, (select count(*) from near) as near
    union all
    select id, 0 from near where ${isEnough}
    union all
    (${filtered
      .select(sql.lit(0).as('near'))
      .where(sql<boolean>`request.id in (select request_id from found) and not ${isEnough}`)
      .limit(sql.lit(cap + 1))})
  `.execute(planningEachTime(db));
  return toFound(rows);
}
