import type { LoggedCall } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isoMoment } from '#src/platform/db/iso-moment.ts';
import { jsonColumnsFrom } from '#src/platform/db/json-columns.ts';
import type { DB } from '#src/platform/db/tables.ts';

type Builder = ExpressionBuilder<DB, 'request'>;

const mostEvents = 500;

/** Someone an event names: staff by their name, a contact by its parts. */
export interface NamedParty {
  name: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** Who had the request before an event that gave it to someone else, or who has it since; read for these events alone. */
const changeSide = (side: 'before' | 'after') => {
  const given = sql.ref(`event.${side}`);
  return sql<NamedParty | null>`case
    when event.action in ('assign', 'changeOwner', 'route', 'standIn', 'takeBack') then
      (select json_build_object('name', named.name) from app_user named where named.id = (${given} ->> 'ownerId')::bigint)
    when event.action in ('changeContact', 'bind') then
      (select json_build_object('first_name', named.first_name, 'last_name', named.last_name) from contact named where named.id = (${given} ->> 'contactId')::bigint)
    end`;
};

/** The other of two requests that an event linked, took apart or split. */
const otherNo = sql<
  string | null
>`case when event.action in ('linkDuplicate', 'gainDuplicate', 'unlinkDuplicate', 'split', 'beginSplit') then event.after ->> 'requestNo' end`;

/** The rule that assigned the request, by its number at that time. */
const ruleNumber = sql<number | null>`case when event.action = 'route' then (event.after ->> 'rule')::int end`;

const newest = (eb: Builder) =>
  eb
    .selectFrom('request_event as event')
    .select(['event.id', 'event.action', 'event.from_status', 'event.to_status', 'event.reason', 'event.macro'])
    .select(['event.actor_id', 'event.guest_id', 'event.on_behalf_of', isoMoment('event.at').as('at')])
    .select([changeSide('before').as('change_before'), changeSide('after').as('change_after')])
    .select(sql<LoggedCall | null>`case when event.action = 'logCall' then event.after end`.as('call'))
    .select([otherNo.as('other_no'), ruleNumber.as('rule')])
    .whereRef('event.request_id', '=', 'request.id')
    .orderBy('event.id', 'desc')
    .limit(sql.lit(mostEvents));

export type EventRecord = InferResult<ReturnType<typeof newest>>[number];

/** What happened, newest first. */
export const eventsOf = (eb: Builder) =>
  jsonColumnsFrom(newest(eb), [
    'id',
    'action',
    'from_status',
    'to_status',
    'reason',
    'macro',
    'actor_id',
    'guest_id',
    'on_behalf_of',
    'at',
    'change_before',
    'change_after',
    'call',
    'other_no',
    'rule',
  ]).as('events');

/** Who acted in the events, and who they acted for: few people, so that each is looked up once and not for each event. */
const acting = (eb: Builder) =>
  eb
    .selectFrom((inner) =>
      inner
        .selectFrom('request_event as event')
        .select(['event.actor_id', 'event.guest_id', 'event.on_behalf_of'])
        .distinct()
        .whereRef('event.request_id', '=', 'request.id')
        .as('acted'),
    )
    .leftJoin('app_user as actor', 'actor.id', 'acted.actor_id')
    .leftJoin('contact as acting', 'acting.user_id', 'acted.actor_id')
    .leftJoin('guest as event_guest', 'event_guest.id', 'acted.guest_id')
    .leftJoin('contact as represented', 'represented.id', 'acted.on_behalf_of')
    .select(['acted.actor_id', 'acted.guest_id', 'acted.on_behalf_of'])
    .select((inner) => inner.fn.coalesce('actor.name', 'event_guest.name').as('actor_name'))
    .select(['acting.first_name as actor_first_name', 'acting.last_name as actor_last_name'])
    .select(['represented.first_name', 'represented.last_name']);

export type ActingRecord = InferResult<ReturnType<typeof acting>>[number];

export const actingIn = (eb: Builder) => jsonArrayFrom(acting(eb)).as('acting_in_events');
