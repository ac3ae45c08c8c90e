import type { RequestType } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { hasAll, type Condition } from './list-conditions-store.ts';
import { visible } from './list-store.ts';

/** What some words find. */
export interface FoundByWords {
  /** As far as was asked for, in no order. */
  ids: number[];
  /** How many of the requests that were compared first have the words, at least: 0 to 1. */
  share: number;
}

/** The newest requests, which show how frequent some words are, and how many are read after them if these are frequent. */
const reading = { probed: 2_000, readNext: 16_000 };
/** From this share on, reading takes less time than the index. */
const frequent = 0.08;
/** How many times further back the newest of some types may lie: a team's types may be rare. */
const spread = 4;
/** Beside other filters, so many are compared first, which often are all; and so many after them if the words are frequent. */
const soonRead = 8_000;

const toFound = (rows: readonly { id: number | null; near: number }[], compared: number, cap: number): FoundByWords => ({
  ids: rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])).slice(0, cap + 1),
  share: rows.reduce((most, { near }) => Math.max(most, Number(near)), 0) / compared,
});

/** Words to look for in requests of some types. */
interface WordSearch {
  types: readonly RequestType[];
  patterns: readonly string[];
  probed?: number;
  readNext?: number;
}

/**
 * Submitted requests of some types that have all words, as far as `cap` + 1, in no order.
 *
 * A few of the newest show how frequent the words are. If they are frequent, more are read until enough match. For any other, `found` is
 * planned as if all its rows were read, so that it uses the index: reading rows until enough match takes long if those that match lie
 * close together, as those of one month do. It runs only when it is needed, and stops at the limit.
 */
export async function findByWords(
  db: Db,
  { types, patterns, probed = reading.probed, readNext = reading.readNext }: WordSearch,
  cap: number,
): Promise<FoundByWords> {
  const isOfTypes = sql`type in (${sql.join(types.map((type) => sql.lit(type)))})`;
  const newest = (skipped: number, count: number) => sql`(
    select request_id, text from request_search
    where request_id > (select max(request_id) - ${sql.lit(spread * (skipped + count))} from request_search) and ${isOfTypes}
    order by request_id desc offset ${sql.lit(skipped)} limit ${sql.lit(count)}
  )`;
  const near = sql`(select count(*) from latest)`;
  const seen = sql`${near} + (select count(*) from older)`;
  const { rows } = await sql<{ id: number | null; near: number }>`
    with latest as materialized (
      select request_id from ${newest(0, probed)} as read where ${hasAll(patterns)} limit ${sql.lit(cap + 1)}
    ), older as materialized (
      select request_id from ${newest(probed, readNext)} as read
      where ${near} >= ${sql.lit(frequent * probed)} and ${hasAll(patterns)} limit ${sql.lit(cap + 1)}
    ), found as materialized (
      select request_id from request_search where ${isOfTypes} and ${hasAll(patterns)}
    )
    select null::bigint as id, ${near} as near
    union all
    select request_id, 0 from latest where ${seen} > ${sql.lit(cap)}
    union all
    select request_id, 0 from older where ${seen} > ${sql.lit(cap)}
    union all
    (select request_id, 0 from found where ${seen} <= ${sql.lit(cap)} limit ${sql.lit(cap + 1)})
  `.execute(planningEachTime(db));
  return toFound(rows, probed, cap);
}

/**
 * The same for requests that the actor may see and that meet some conditions. The first `few` of these are read: that is all of them if the
 * conditions are narrow, and enough if the words are very frequent. If they are frequent, as many are read after them. Otherwise the index
 * is used, and `narrowed` is planned as if all its rows were read: few of what the words find may meet the conditions.
 */
export async function findFilteredByWords(
  db: Db,
  actor: Actor,
  { conditions, patterns, few = soonRead }: { conditions: Condition[]; patterns: readonly string[]; few?: number },
  cap: number,
): Promise<FoundByWords> {
  const filtered = visible(db, actor, conditions).select('request.id');
  const near = sql`(select count(*) from near)`;
  const areAllRead = sql`(select count(*) from (select from candidate limit ${sql.lit(few + 1)}) as first) <= ${sql.lit(few)}`;
  const isEnough = sql`(${near} + (select count(*) from later) > ${sql.lit(cap)} or ${areAllRead})`;
  const matching = (part: RawBuilder<unknown>) => sql`
    select id from (select id from candidate ${part} limit ${sql.lit(few)}) as read join request_search on request_id = id
    where ${hasAll(patterns)}`;
  const { rows } = await sql<{ id: number | null; near: number }>`
    with candidate as materialized (
      ${filtered.limit(sql.lit(2 * few))}
    ), near as materialized (
      ${matching(sql``)} limit ${sql.lit(cap + 1)}
    ), later as materialized (
      ${matching(sql`offset ${sql.lit(few)}`)} and ${near} between ${sql.lit(frequent * few)} and ${sql.lit(cap)} limit ${sql.lit(cap + 1)}
    ), found as materialized (
      select request_id from request_search where ${hasAll(patterns)}
    ), narrowed as materialized (
      ${filtered.innerJoin(sql<{ request_id: number }>`found`.as('found'), 'found.request_id', 'request.id')}
    )
    select null::bigint as id, ${near} as near
    union all
    select id, 0 from near where ${isEnough}
    union all
    select id, 0 from later where ${isEnough}
    union all
    (select id, 0 from narrowed where not ${isEnough} limit ${sql.lit(cap + 1)})
  `.execute(planningEachTime(db));
  return toFound(rows, few, cap);
}
