import { requestTypeValues, typesOfRoles, type RequestType } from '@heliodesk/contract/request';
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { isGuest, type Actor, type Caller, type Guest } from '#src/platform/auth/actor.ts';
import type { SqlCondition, SqlIds } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';

/** The request types that a staff member works on (spec 3 §2). */
export const typesOf = (actor: Caller): RequestType[] => (actor.kind === 'staff' ? typesOfRoles(actor.roles) : []);

type RequestBuilder = ExpressionBuilder<DB, 'request'>;

const seenByGuest = (eb: RequestBuilder, { subject }: Guest): Expression<SqlBool> =>
  subject.kind === 'request' ? eb.and([eb('request.id', '=', subject.id), eb('request.status', '<>', sql.lit('draft'))]) : eb.lit(false);

/** The requests of a customer's company, or of the types that a staff member's team works on. */
function ofCompanyOrTeam(actor: Actor, eb: RequestBuilder): Expression<SqlBool> {
  if (actor.kind === 'customer' && actor.accountId !== null) return eb('request.account_id', '=', actor.accountId);
  const types = typesOf(actor);
  if (types.length === 0) return eb.lit(false);
  if (types.length === requestTypeValues.length) return eb.lit(true);
  return eb(
    'request.type',
    'in',
    types.map((type) => sql.lit(type)),
  );
}

/** Of those, the drafts that someone may see: their own, and staff those that any staff member started for a customer. */
function drafts(actor: Actor, eb: RequestBuilder): Expression<SqlBool> {
  if (actor.kind === 'customer') return eb('request.contact_id', '=', actor.contactId ?? 0);
  return actor.can('csp:request:behalf') ? eb('request.on_behalf', '=', sql.lit(true)) : eb.lit(false);
}

/**
 * Which requests an actor may see. Customers: those of their company, of drafts only their own. Staff: the types of their team;
 * drafts only those that any staff member started for a customer. Guests: the one that they have access to. Everyone
 * else: none. An enquiry without a company is visible only to staff of its type and its guests. No one sees a discarded draft.
 */
export function visibleTo(actor: Caller): SqlCondition {
  if (isGuest(actor)) return sql<boolean>`${seenByGuest(expressionBuilder<DB, 'request'>(), actor)}`;
  if (actor.kind !== 'staff') return visibleToUser(actor);
  const all = `${typesOf(actor).join()} ${actor.can('csp:request:behalf')}`;
  return visibleToStaff.getOrInsertComputed(all, () => visibleToUser(actor));
}

/** Nothing else of a staff member decides, so that each of these conditions is built once. */
const visibleToStaff = new Map<string, SqlCondition>();

function visibleToUser(actor: Actor): SqlCondition {
  const eb = expressionBuilder<DB, 'request'>();
  const draft = eb.and([drafts(actor, eb), eb('request.discarded_at', 'is', null)]);
  return sql<boolean>`${eb.and([ofCompanyOrTeam(actor, eb), eb.or([eb('request.status', '<>', sql.lit('draft')), draft])])}`;
}

/** The same of closed requests, which are never drafts, so that an index tells it alone. */
export const closedVisibleTo = (actor: Actor): SqlCondition =>
  sql<boolean>`${ofCompanyOrTeam(actor, expressionBuilder<DB, 'request'>())} and request.closed_at is not null`;

/** Which requests of older systems an actor may see: as with ours, those of the company, or of the types of the team. */
export function importedVisibleTo(actor: Actor): SqlCondition {
  if (actor.kind === 'customer') return actor.accountId === null ? sql`false` : sql`imported_request.account_id = ${actor.accountId}`;
  const types = typesOf(actor);
  if (types.length === requestTypeValues.length) return sql`true`;
  return types.length === 0 ? sql`false` : sql`imported_request.type in (${sql.join(types.map((type) => sql.lit(type)))})`;
}

/** Those that a customer may see, few enough for looking into each; nothing for staff, who see very many. */
export const requestsOfCompany = (actor: Actor): SqlIds | undefined =>
  actor.kind === 'customer' ? sql<number>`(select id from request where ${visibleTo(actor)})` : undefined;

/** The drafts discarded after `since` that an actor may bring back: those they would see if they were not discarded. */
export function restorableBy(actor: Actor, since: Date): SqlCondition {
  const eb = expressionBuilder<DB, 'request'>();
  return sql<boolean>`${eb.and([ofCompanyOrTeam(actor, eb), drafts(actor, eb), eb('request.discarded_at', '>', since)])}`;
}

/** Who may write a draft: the contact it belongs to; of those that staff started for a contact, also staff who act for customers. */
export const ownsDraft = (actor: Caller, request: { contact_id: number | null; on_behalf: boolean; type: RequestType }): boolean =>
  actor.kind === 'customer'
    ? request.contact_id !== null && request.contact_id === actor.contactId
    : request.on_behalf && actor.can('csp:request:behalf') && typesOf(actor).includes(request.type);
