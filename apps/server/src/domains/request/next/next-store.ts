import {
  liveStatuses,
  mostRemaining,
  shownAfter,
  type NextFrom,
  type NextReason,
  type RequestType,
  type SkipReason,
} from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { isOursLast } from '../list-conditions-store.ts';
import { typesOf, visibleTo } from '../policy.ts';

/** A case that someone could do now. */
export interface Candidate {
  id: number;
  reason: NextReason;
}

/** Of each sort of case, so many are looked at: enough to count those that are left, and few however many wait. */
const lookedAt = sql.lit(mostRemaining + 1);

const live = sql.join(liveStatuses.map((status) => sql.lit(status)));

/** What is compared: when it is promised, and when the customer answered, if they wrote last. */
const compared = sql`request.id, request.promise_at,
  case when request.last_customer_message_at is not null and not ${isOursLast('request')} then request.last_customer_message_at end as answered_at`;

/** The types that a person's cases are handed out from. */
const typesFrom = (actor: Actor, { type }: NextFrom): RequestType[] => typesOf(actor).filter((each) => type === undefined || each === type);

/**
 * Cases that no one has picked up: the first by their promise, of which late ones are at the beginning, and the first whose customer has
 * written again. The indexes start with the type: each type is read in its order, and merged only as far as is needed. One of them holds the
 * hour of the customer's word (decision 028), so that all of an hour are looked at.
 */
const unowned = (actor: Actor, types: readonly RequestType[]) => {
  const first = (condition: RawBuilder<boolean>, end: RawBuilder<unknown>) => {
    const ofType = (type: RequestType) => sql`
      (select ${compared}, request.customer_word_hour from request
      where request.status = 'submitted' and request.owner_id is null and request.type = ${sql.lit(type)} and ${visibleTo(actor)}
        and ${condition} and request.id not in (select request_id from left_out) ${end})`;
    return sql`(select id, promise_at, answered_at from (${sql.join(types.map(ofType), sql` union all `)}) as of_types ${end})`;
  };
  return sql`
    ${first(sql`true`, sql`order by promise_at, id limit ${lookedAt}`)}
    union ${first(
      sql`request.customer_word_hour is not null and not ${isOursLast('request')}`,
      sql`order by customer_word_hour fetch first ${lookedAt} rows with ties`,
    )}`;
};

/** The person's own that need an answer. */
const owned = (actor: Actor, types: readonly RequestType[]) => sql`
    (select ${compared} from request
    where request.owner_id = ${actor.userId} and request.status in (${live}) and ${visibleTo(actor)}
      and request.type in (${sql.join(types.map((type) => sql.lit(type)))}) and request.decision_due is null
      and (request.status = 'submitted' or request.waiting_on = 'us' and (request.first_contact_at is null or not ${isOursLast('request')}))
      and request.id not in (select request_id from left_out)
    order by request.promise_at, request.id limit ${lookedAt})`;

interface HandingOut {
  now: Date;
  from: NextFrom;
}

/**
 * The first cases that the actor could do now, and how many there are, at most one more than `mostRemaining`: those that no one has picked
 * up, and their own that need an answer. What they hold already stays first; then come late ones, those whose customer answered, and the
 * others by their promise. Left out is what someone else holds and what the actor skipped.
 */
export async function findCandidates(tx: Tx, actor: Actor, handing: HandingOut): Promise<{ first: Candidate[]; total: number }> {
  const { now, from } = handing;
  const types = typesFrom(actor, from);
  if (types.length === 0) return { first: [], total: 0 };
  const parts = [...(from.owner === 'mine' ? [] : [unowned(actor, types)]), ...(from.owner === 'unassigned' ? [] : [owned(actor, types)])];
  const { rows } = await sql<Candidate & { total: number }>`
    with left_out as materialized (
      select request_id from request_hold where until > ${now} and user_id <> ${actor.userId}
      union all select request_id from request_skip where until > ${now} and user_id = ${actor.userId}
    ), held as materialized (
      select request_id from request_hold where until > ${now} and user_id = ${actor.userId}
    ), candidate as (
      ${sql.join(parts, sql` union `)}
    ), ranked as (
      select id, promise_at, answered_at, id in (select request_id from held) as is_held,
        case when promise_at <= ${now} then 0 when answered_at is not null then 1 else 2 end as rank
      from candidate
    )
    select id, (array['late', 'answered', 'promise'])[rank + 1] as reason, least(count(*) over (), ${lookedAt})::int as total
    from ranked
    order by is_held desc, rank, case when rank = 1 then answered_at else promise_at end, id
    limit ${sql.lit(shownAfter + 1)}`.execute(planningEachTime(tx));
  return { first: rows.map(({ id, reason }) => ({ id, reason })), total: rows[0]?.total ?? 0 };
}

/** One hands out after the other, in the order they came, until the transaction ends: each sees what those before it hold. */
export const lockHandingOut = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('request.next'))`.execute(tx));

/** Keeps a case for someone, and nothing else; answers whether no one else holds it. */
export async function upsertHold(tx: Tx, requestId: number, userId: number, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const { rows } = await sql`
    with released as (delete from request_hold where user_id = ${userId} and request_id <> ${requestId})
    insert into request_hold (request_id, user_id, until) values (${requestId}, ${userId}, ${until})
    on conflict (request_id) do update set user_id = excluded.user_id, until = excluded.until
      where request_hold.user_id = excluded.user_id or request_hold.until <= ${now}
    returning request_id`.execute(tx);
  return rows.length > 0;
}

export async function removeHoldsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('request_hold').where('user_id', '=', userId).execute();
}

/** Who else holds a case, by their name. */
export async function findOtherHolder(db: Db | Tx, requestId: number, userId: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('request_hold')
    .innerJoin('app_user', 'app_user.id', 'request_hold.user_id')
    .select('app_user.name')
    .where('request_hold.request_id', '=', requestId)
    .where('request_hold.user_id', '<>', userId)
    .where('request_hold.until', '>', now)
    .executeTakeFirst();
  return row?.name;
}

export interface Skip {
  requestId: number;
  userId: number;
  reason: SkipReason;
  at: Date;
  until: Date;
}

export async function insertSkip(tx: Tx, { requestId, userId, ...skip }: Skip): Promise<void> {
  await tx
    .insertInto('request_skip')
    .values({ request_id: requestId, user_id: userId, ...skip })
    .execute();
}
