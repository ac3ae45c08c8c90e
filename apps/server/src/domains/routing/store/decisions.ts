import { liveStatuses, type Suggested } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, SqlJson, Tx } from '#src/platform/db/database.ts';

const live = sql.join(liveStatuses.map((status) => sql.lit(status)));

export interface Suggestion {
  requestId: number;
  ruleId: number;
  userId: number;
}

/** One writes what rules decided after the other, until the transaction ends: each sees how much everyone has by then. */
export const lockDeciding = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('routing.decide'))`.execute(tx));

/**
 * Makes these the suggestions of some requests; one that stays as it is keeps its time. A request that got an owner in the meantime gets
 * none, and what it had stays for the count.
 */
export async function writeSuggestions(
  tx: Tx,
  requestIds: readonly number[],
  suggestions: readonly Suggestion[],
  now: Date,
): Promise<void> {
  const columns = [
    suggestions.map((each) => each.requestId),
    suggestions.map((each) => each.ruleId),
    suggestions.map((each) => each.userId),
  ];
  await sql`
    with given as (
      select * from unnest(${columns[0]}::bigint[], ${columns[1]}::bigint[], ${columns[2]}::bigint[]) as given (request_id, rule_id, user_id)
    ), gone as (
      delete from routing_decision
      where outcome = 'open' and request_id = any(${[...requestIds]}::bigint[]) and request_id not in (select request_id from given)
        and request_id in (select id from request where owner_id is null)
    )
    insert into routing_decision as decision (request_id, rule_id, user_id, decided_at)
    select given.request_id, given.rule_id, given.user_id, ${now}::timestamptz
    from given join request on request.id = given.request_id and request.owner_id is null
    on conflict (request_id) where outcome = 'open' do update
      set rule_id = excluded.rule_id, user_id = excluded.user_id, decided_at = excluded.decided_at
      where decision.rule_id <> excluded.rule_id or decision.user_id <> excluded.user_id`.execute(tx);
}

/** Says what became of suggestions whose requests have an owner now, and drops those of requests that ended without one. */
export async function settleSuggestions(tx: Tx): Promise<void> {
  await sql`
    with ended as (
      delete from routing_decision using request
      where request.id = routing_decision.request_id and routing_decision.outcome = 'open'
        and request.owner_id is null and request.status not in (${live})
    )
    update routing_decision set outcome = case when request.owner_id = routing_decision.user_id then 'taken' else 'other' end
    from request
    where request.id = routing_decision.request_id and routing_decision.outcome = 'open' and request.owner_id is not null`.execute(tx);
}

/** Drops all suggestions: no rule is left that could have made one. */
export const removeSuggestions = async (tx: Tx): Promise<void> =>
  void (await tx.deleteFrom('routing_decision').where('outcome', '=', sql.lit('open')).execute());

/** Records that a rule assigned a locked request. */
export async function insertAssigned(tx: Tx, { requestId, ruleId, userId }: Suggestion, now: Date): Promise<void> {
  await tx.deleteFrom('routing_decision').where('request_id', '=', requestId).where('outcome', '=', sql.lit('open')).execute();
  await tx
    .insertInto('routing_decision')
    .values({ request_id: requestId, rule_id: ruleId, user_id: userId, outcome: 'assigned', decided_at: now })
    .execute();
}

const suggestions = new Map<string, SqlJson<Suggested>>();

/** Who a request that runs and that no one has is suggested to, as a column of a query; `requestId` is the column that holds the request. */
export const suggestionOf = (requestId: string): SqlJson<Suggested> =>
  suggestions.getOrInsertComputed(requestId, () => suggestionFor(requestId));

const suggestionFor = (requestId: string): SqlJson<Suggested> => sql<Suggested | null>`(
  select json_build_object('userId', decision.user_id, 'name', person.name, 'rule', rule.position)
  from routing_decision as decision
    join routing_rule as rule on rule.id = decision.rule_id
    join app_user as person on person.id = decision.user_id
    join request as waiting on waiting.id = decision.request_id and waiting.owner_id is null and waiting.status in (${live})
  where decision.request_id = ${sql.ref(requestId)} and decision.outcome = 'open')`;

export interface DecidedByRule {
  ruleId: number;
  /** Requests. */
  decided: number;
  /** Suggestions of which it is known what became of them, also where that wasn't written yet. */
  answered: number;
  taken: number;
}

/** What each rule decided since a moment, and how often its suggestions were taken. */
export async function countDecided(db: Db | Tx, since: Date): Promise<DecidedByRule[]> {
  const { rows } = await sql<Record<keyof DecidedByRule, number>>`
    select rule.id as "ruleId", counted.decided, counted.answered, counted.taken
    from routing_rule as rule cross join lateral (
      select count(distinct decision.request_id) as decided,
        count(*) filter (where decision.outcome in ('taken', 'other') or decision.outcome = 'open' and request.owner_id is not null) as answered,
        count(*) filter (where decision.outcome = 'taken' or decision.outcome = 'open' and request.owner_id = decision.user_id) as taken
      from routing_decision as decision join request on request.id = decision.request_id
      where decision.rule_id = rule.id and decision.decided_at > ${since}
    ) as counted`.execute(db);
  return rows.map(({ ruleId, decided, answered, taken }) => ({
    ruleId,
    decided: Number(decided),
    answered: Number(answered),
    taken: Number(taken),
  }));
}

/** Open requests without an owner that were submitted since a moment, and that no rule has found one for. */
export async function countUnassigned(db: Db | Tx, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from request
    where owner_id is null and status in (${live}) and submitted_at > ${since}
      and not exists (
        select from routing_decision as decision where decision.request_id = request.id and decision.outcome = 'open')`.execute(db);
  return Number(rows[0]?.total ?? 0);
}
