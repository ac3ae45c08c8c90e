import { requestTypeValues, typesOfRoles, type RequestType } from '@heliodesk/contract/request';
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { isGuest, type Caller, type Guest } from '#src/platform/auth/actor.ts';
import type { SqlCondition } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';

/** The request types that a staff member works on (spec 3 §2). */
export const typesOf = (actor: Caller): RequestType[] => (actor.kind === 'staff' ? typesOfRoles(actor.roles) : []);

type RequestBuilder = ExpressionBuilder<DB, 'request'>;

const seenByGuest = (eb: RequestBuilder, { subject }: Guest): Expression<SqlBool> =>
  subject.kind === 'request' ? eb.and([eb('request.id', '=', subject.id), eb('request.status', '<>', sql.lit('draft'))]) : eb.lit(false);

/**
 * Which requests an actor may see. Customers: those of their company, of drafts only their own. Staff: the types of their team;
 * drafts only those that any staff member started for a customer. Guests: the one that they have access to. Everyone
 * else: none. An enquiry without a company is visible only to staff of its type and its guests.
 */
export const visibleTo = (actor: Caller): SqlCondition => sql<boolean>`${conditionFor(actor, expressionBuilder<DB, 'request'>())}`;

function conditionFor(actor: Caller, eb: RequestBuilder): Expression<SqlBool> {
  if (isGuest(actor)) return seenByGuest(eb, actor);
  if (actor.kind === 'customer' && actor.accountId !== null)
    return eb.and([
      eb('request.account_id', '=', actor.accountId),
      eb.or([eb('request.status', '<>', sql.lit('draft')), eb('request.contact_id', '=', actor.contactId ?? 0)]),
    ]);
  const types = typesOf(actor);
  if (types.length === 0) return eb.lit(false);
  const ofTeam =
    types.length === requestTypeValues.length
      ? eb.lit(true)
      : eb(
          'request.type',
          'in',
          types.map((type) => sql.lit(type)),
        );
  const mayAct = actor.can('csp:request:behalf');
  return eb.and([
    ofTeam,
    eb.or([eb('request.status', '<>', sql.lit('draft')), ...(mayAct ? [eb('request.on_behalf', '=', sql.lit(true))] : [])]),
  ]);
}

/** Who may write a draft: the contact it belongs to; of those that staff started for a contact, also staff who act for customers. */
export const ownsDraft = (actor: Caller, request: { contact_id: number | null; on_behalf: boolean; type: RequestType }): boolean =>
  actor.kind === 'customer'
    ? request.contact_id !== null && request.contact_id === actor.contactId
    : request.on_behalf && actor.can('csp:request:behalf') && typesOf(actor).includes(request.type);
