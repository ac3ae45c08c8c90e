import { liveStatuses, type Away, type ContactState, type LoggedCall, type RequestType, type Suggested } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Caller } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';
import { awayOf, standsInFor } from './absence/absence-columns-store.ts';
import { contactStateOf } from './people-store.ts';
import { typesOf, visibleTo } from './policy.ts';
import type { RequestRecord } from './store.ts';

type Builder = ExpressionBuilder<DB, 'request'>;

/** Timestamps within JSON come as text. */
export type JsonMoment = string;

/** The live process nodes, oldest first. */
const nodesOf = (eb: Builder) =>
  jsonArrayFrom(
    eb
      .selectFrom('process_node as node')
      .select(['node.code', 'node.eta_etds', sql<JsonMoment>`node.created_at`.as('created_at')])
      .whereRef('node.request_id', '=', 'request.id')
      .where('node.voided_at', 'is', null)
      .orderBy('node.created_at')
      .orderBy('node.id'),
  ).as('process_nodes');

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

/** What happened, newest first. */
const eventsOf = (eb: Builder) =>
  jsonArrayFrom(
    eb
      .selectFrom('request_event as event')
      .leftJoin('app_user as actor', 'actor.id', 'event.actor_id')
      .leftJoin('contact as acting', 'acting.user_id', 'event.actor_id')
      .leftJoin('guest as event_guest', 'event_guest.id', 'event.guest_id')
      .leftJoin('contact as represented', 'represented.id', 'event.on_behalf_of')
      .select(['event.id', 'event.action', 'event.from_status', 'event.to_status', 'event.reason', 'event.macro'])
      .select([changeSide('before').as('change_before'), changeSide('after').as('change_after')])
      .select(sql<LoggedCall | null>`case when event.action = 'logCall' then event.after end`.as('call'))
      .select([otherNo.as('other_no'), ruleNumber.as('rule')])
      .select((inner) => inner.fn.coalesce('actor.name', 'event_guest.name').as('actor_name'))
      .select(['acting.first_name as actor_first_name', 'acting.last_name as actor_last_name'])
      .select([sql<JsonMoment>`event.at`.as('at'), 'represented.first_name', 'represented.last_name'])
      .whereRef('event.request_id', '=', 'request.id')
      .orderBy('event.id', 'desc')
      .limit(sql.lit(mostEvents)),
  ).as('events');

/** Staff who submitted the request for its contact. */
const filedBy = (eb: Builder) =>
  jsonObjectFrom(
    eb
      .selectFrom('request_event as event')
      .innerJoin('app_user as filer', 'filer.id', 'event.actor_id')
      .innerJoin('contact as represented', 'represented.id', 'event.on_behalf_of')
      .select(['filer.name', 'represented.first_name', 'represented.last_name'])
      .whereRef('event.request_id', '=', 'request.id')
      .where('event.action', '=', sql.lit('submit'))
      .orderBy('event.id', 'desc')
      .limit(sql.lit(1)),
  ).as('filed_by');

const ofTypes = (column: string, types: readonly RequestType[]): SqlCondition =>
  types.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} in (${sql.join(types.map((type) => sql.lit(type)))})`;

const liveList = sql.join(liveStatuses.map((status) => sql.lit(status)));

/** Open requests of the company that the reader's team works on: as many as the desk lists. */
const openOfAccount = (eb: Builder, ofTeam: SqlCondition) =>
  eb
    .selectFrom('request as sibling')
    .select((inner) => inner.fn.countAll<number>().as('open'))
    .whereRef('sibling.account_id', '=', 'request.account_id')
    .where(sql<boolean>`sibling.status in (${liveList})`)
    .where(ofTeam)
    .as('open_requests');

/** Whether it is linked with any other request; most are not, so that no one has to ask which ones. */
const hasLinks = sql<boolean>`(exists (select from request_link where from_id = request.id) or exists (select from request_link where to_id = request.id))`;

/** Whether its rejection was ever proposed. */
const hasProposals = sql<boolean>`(exists (select from request_proposal where request_id = request.id))`;

const detail = (db: Db | Tx, unread: SqlNumber, which: SqlCondition) =>
  db
    .selectFrom('request')
    .leftJoin('account', 'account.id', 'request.account_id')
    .leftJoin('contact', 'contact.id', 'request.contact_id')
    .leftJoin('app_user as creator', 'creator.id', 'request.created_by')
    .leftJoin('contact as creating', 'creating.user_id', 'request.created_by')
    .leftJoin('guest', 'guest.id', 'request.guest_id')
    .leftJoin('app_user as owner', 'owner.id', 'request.owner_id')
    .selectAll('request')
    .select(['account.company_name', 'account.region_id as account_region_id', 'creator.name as creator_name', 'owner.name as owner_name'])
    .select(['creating.first_name as creator_first_name', 'creating.last_name as creator_last_name'])
    .select(['contact.first_name', 'contact.last_name', 'contact.email', 'contact.mobile'])
    .select(['guest.name as guest_name', 'guest.email as guest_email', 'guest.host as guest_host', 'guest.customer_type as guest_type'])
    .select([unread.as('unread'), hasLinks.as('has_links'), hasProposals.as('has_proposals')])
    .select((eb) => [nodesOf(eb as Builder), filedBy(eb as Builder)])
    .where(which);

const selectDetail = builtOnce((db, unread: SqlNumber, which: SqlCondition) =>
  detail(db, unread, which).select([
    sql<ContactState | null>`null`.as('contact_state'),
    sql<Away | null>`null`.as('owner_away'),
    sql<string | null>`null`.as('stands_in_for'),
    sql<Suggested | null>`null`.as('suggested'),
  ]),
);

type Suggestion = RawBuilder<Suggested | null>;

/** Nothing is suggested of a request that someone has, or that has ended. */
const suggestedOf = (suggestion: Suggestion): Suggestion =>
  sql`case when request.owner_id is null and request.status in (${liveList}) then ${suggestion} end`;

/** What the query for staff uses, in this order. */
type ForStaff = [unread: SqlNumber, suggestion: Suggestion, ofTeam: SqlCondition, which: SqlCondition];

const detailForStaff = (db: Db | Tx, ...[unread, suggestion, ofTeam, which]: ForStaff) =>
  detail(db, unread, which)
    .select(suggestedOf(suggestion).as('suggested'))
    .select(contactStateOf('request.contact_id').as('contact_state'))
    .select([awayOf('request.owner_id').as('owner_away'), standsInFor('request.id', 'request.owner_id').as('stands_in_for')])
    .select((eb) => openOfAccount(eb as Builder, ofTeam));

const selectDetailForStaff = builtOnce(detailForStaff);
const selectDetailWithEvents = builtOnce((db, ...values: ForStaff) =>
  detailForStaff(db, ...values).select((eb) => eventsOf(eb as Builder)),
);

type DetailRow = Awaited<ReturnType<typeof selectDetail>>[number] & Partial<Awaited<ReturnType<typeof selectDetailWithEvents>>[number]>;
export type DetailRecord = Omit<DetailRow, 'status' | 'type' | 'waiting_on' | 'outcome'> & RequestRecord;

/** What a page shows of a request beside the request itself. */
export interface DetailParts {
  /** How much the reader hasn't read. */
  unread: SqlNumber;
  /** Who it is suggested to, for staff alone. */
  suggestion: Suggestion;
  /** What happened, for staff alone. */
  withEvents: boolean;
}

/** The request if the actor may see it, with all that its page shows, in one statement; for staff with open requests, and events if asked. */
export async function findDetail(
  db: Db,
  actor: Caller,
  requestId: number,
  { unread, suggestion, withEvents }: DetailParts,
): Promise<DetailRecord | undefined> {
  const which = sql<boolean>`request.id = ${requestId} and ${visibleTo(actor)}`;
  const selectForStaff = withEvents ? selectDetailWithEvents : selectDetailForStaff;
  const [row]: DetailRow[] =
    actor.kind === 'staff'
      ? await selectForStaff(db, unread, suggestion, ofTypes('sibling.type', typesOf(actor)), which)
      : await selectDetail(db, unread, which);
  return row as DetailRecord | undefined;
}
