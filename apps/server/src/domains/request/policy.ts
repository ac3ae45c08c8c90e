import { requestTypes, type RequestType } from '@heliodesk/contract/request';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { DB } from '#src/platform/db/tables.ts';

const allTypes: RequestType[] = [1, 2, 3, 4];

/** The request types that a staff member works on (spec 3 §2). */
export function typesOf(actor: Actor): RequestType[] {
  if (actor.kind !== 'staff') return [];
  if (actor.roles.some((role) => ['admin', 'agent', 'supervisor'].includes(role))) return allTypes;
  return [
    ...(actor.roles.includes('module_agent') ? [requestTypes.moduleEnquiry, requestTypes.moduleClaim] : []),
    ...(actor.roles.includes('tracker_agent') ? [requestTypes.trackerEnquiry, requestTypes.trackerClaim] : []),
  ];
}

type RequestBuilder = ExpressionBuilder<DB, 'request'>;

/**
 * Which requests an actor may see. Customers: those of their company, of drafts only their own. Staff: the types of their team;
 * drafts only those they began for somebody. Everybody else: none.
 */
export function visibleTo(actor: Actor) {
  return (eb: RequestBuilder): Expression<SqlBool> => {
    if (actor.kind === 'customer' && actor.accountId !== null)
      return eb.and([
        eb('request.account_id', '=', actor.accountId),
        eb.or([eb('request.status', '<>', sql.lit('draft')), eb('request.contact_id', '=', actor.contactId ?? 0)]),
      ]);
    const types = typesOf(actor);
    if (types.length === 0) return eb.lit(false);
    const ofTeam =
      types.length === allTypes.length
        ? eb.lit(true)
        : eb(
            'request.type',
            'in',
            types.map((type) => sql.lit(type)),
          );
    return eb.and([ofTeam, eb.or([eb('request.status', '<>', sql.lit('draft')), eb('request.created_by', '=', actor.userId)])]);
  };
}

/** Who may write a draft: the contact it belongs to, or the staff member who began it for them. */
export const ownsDraft = (actor: Actor, request: { contact_id: number; created_by: number }): boolean =>
  actor.kind === 'customer'
    ? request.contact_id === actor.contactId
    : actor.kind === 'staff' && request.created_by === actor.userId && actor.can('csp:request:behalf');
