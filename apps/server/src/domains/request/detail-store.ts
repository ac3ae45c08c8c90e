import { liveStatuses, type Away, type ContactState, type RequestType, type Suggested } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Caller } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition, SqlJson, SqlNumber, Tx } from '#src/platform/db/database.ts';
import { isoMoment } from '#src/platform/db/iso-moment.ts';
import type { DB } from '#src/platform/db/tables.ts';
import { awayOf, standsInFor } from './absence/absence-columns-store.ts';
import { actingIn, eventsOf } from './events-store.ts';
import { contactStateOf } from './people-store.ts';
import { typesOf, visibleTo } from './policy.ts';
import type { RequestRecord } from './store.ts';

type Builder = ExpressionBuilder<DB, 'request'>;

/** The live process nodes, oldest first. */
const nodesOf = (eb: Builder) =>
  jsonArrayFrom(
    eb
      .selectFrom('process_node as node')
      .select(['node.code', 'node.eta_etds', isoMoment('node.created_at').as('created_at')])
      .whereRef('node.request_id', '=', 'request.id')
      .where('node.voided_at', 'is', null)
      .orderBy('node.created_at')
      .orderBy('node.id'),
  ).as('process_nodes');

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

/** Siblings that a team works on, by its types: each condition is built once. */
const siblings = new Map<string, SqlCondition>();
const siblingsOf = (types: readonly RequestType[]): SqlCondition =>
  siblings.getOrInsertComputed(types.join(), () => ofTypes('sibling.type', types));

/** Open requests of the company that the reader's team works on: as many as the desk lists. */
const openOfAccount = (eb: Builder, ofTeam: SqlCondition) =>
  eb
    .selectFrom('request as sibling')
    .select((inner) => inner.fn.countAll<number>().as('open'))
    .whereRef('sibling.account_id', '=', 'request.account_id')
    .where(
      'sibling.status',
      'in',
      liveStatuses.map((status) => sql.lit(status)),
    )
    .where(ofTeam)
    .as('open_requests');

/** Whether it is linked with any other request; most are not, so that no one has to ask which ones. */
const hasLinks = sql<boolean>`(exists (select from request_link where from_id = request.id) or exists (select from request_link where to_id = request.id))`;

/** Whether its rejection was ever proposed. */
const hasProposals = sql<boolean>`(exists (select from request_proposal where request_id = request.id))`;

const detail = (db: Db | Tx, unread: SqlNumber, requestId: number, isVisible: SqlCondition) =>
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
    .where('request.id', '=', requestId)
    .where(isVisible);

const selectDetail = builtOnce((db, unread: SqlNumber, requestId: number, isVisible: SqlCondition) =>
  detail(db, unread, requestId, isVisible).select([
    sql<ContactState | null>`null`.as('contact_state'),
    sql<Away | null>`null`.as('owner_away'),
    sql<string | null>`null`.as('stands_in_for'),
    sql<Suggested | null>`null`.as('suggested'),
  ]),
);

type Suggestion = SqlJson<Suggested>;

/** What the query for staff uses, in this order. */
type ForStaff = [unread: SqlNumber, suggestion: Suggestion, ofTeam: SqlCondition, requestId: number, isVisible: SqlCondition];

const detailForStaff = (db: Db | Tx, ...[unread, suggestion, ofTeam, requestId, isVisible]: ForStaff) =>
  detail(db, unread, requestId, isVisible)
    .select(suggestion.as('suggested'))
    .select(contactStateOf('request.contact_id').as('contact_state'))
    .select([awayOf('request.owner_id').as('owner_away'), standsInFor('request.id', 'request.owner_id').as('stands_in_for')])
    .select((eb) => openOfAccount(eb as Builder, ofTeam));

const selectDetailForStaff = builtOnce(detailForStaff);
const selectDetailWithEvents = builtOnce((db, ...values: ForStaff) =>
  detailForStaff(db, ...values).select((eb) => [eventsOf(eb as Builder), actingIn(eb as Builder)]),
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
  const selectForStaff = withEvents ? selectDetailWithEvents : selectDetailForStaff;
  const [row]: DetailRow[] =
    actor.kind === 'staff'
      ? await selectForStaff(db, unread, suggestion, siblingsOf(typesOf(actor)), requestId, visibleTo(actor))
      : await selectDetail(db, unread, requestId, visibleTo(actor));
  return row as DetailRecord | undefined;
}
