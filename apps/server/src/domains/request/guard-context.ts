import type { GuardContext, Relation } from '@heliodesk/contract/kit';
import { lifecycleOf, liveStatuses, processNodes, reopenDays, type RequestGuard } from '@heliodesk/contract/request';
import { isGuest, userIdOf, type Caller } from '#src/platform/auth/actor.ts';
import { ownsDraft, typesOf } from './policy.ts';
import type { RequestRecord } from './store.ts';

function relationsOf(actor: Caller | null, request: RequestRecord): Relation[] {
  if (actor === null) return ['system'];
  if (isGuest(actor)) return actor.subject.kind === 'request' && actor.subject.id === request.id ? ['guest'] : [];
  if (request.status === 'draft' && !ownsDraft(actor, request)) return [];
  if (request.discarded_at !== null) return ['restorer'];
  if (actor.kind === 'customer') return request.account_id !== null && request.account_id === actor.accountId ? ['customer'] : [];
  if (actor.kind !== 'staff' || !typesOf(actor).includes(request.type)) return [];
  return [
    'staff',
    ...(request.owner_id === actor.userId ? (['owner'] as const) : []),
    ...(actor.can('csp:request:assign') ? (['lead'] as const) : []),
    ...(request.decision_due === null ? [] : (['decider'] as const)),
    ...(request.proposed_by === actor.userId ? (['proposer'] as const) : []),
  ];
}

/**
 * The guards that hold for an actor on a request as far as this domain knows; `extraGuards` are those that the domain of its kind has
 * found to hold.
 */
export function guardContextOf(
  actor: Caller | null,
  request: RequestRecord,
  extraGuards: readonly RequestGuard[] = [],
): GuardContext<RequestGuard> {
  const holds = new Set<RequestGuard>(extraGuards);
  if (request.owner_id === null || request.owner_id === userIdOf(actor)) holds.add('unownedOrOwn');
  if (!request.nodes.includes(processNodes.approved)) holds.add('noApprovedSolution');
  holds.add(request.open_tips === 0 ? 'noOpenTip' : 'hasOpenTip');
  if (request.open_tips > 0 || request.question_id !== null) holds.add('hasOpenTask');
  if (request.decision_due === null) holds.add('noOpenProposal');
  if (request.proposed_by !== userIdOf(actor)) holds.add('notAuthor');
  if (request.appealed_at === null) holds.add('notAppealedYet');
  holds.add(request.contact_id === null ? 'notBoundYet' : 'boundToContact');
  return { relations: relationsOf(actor, request), can: (permission) => actor?.can(permission) ?? false, holds };
}

type Ended = Pick<RequestRecord, 'type' | 'status' | 'closed_at' | 'appeal_until'>;

/** Until when a message of the customer brings a completed request back; `null` where none does. */
export function reopenUntil({ type, status, closed_at }: Omit<Ended, 'appeal_until'>): Date | null {
  if (status !== 'completed' || closed_at === null || lifecycleOf(type).actions.reopen === undefined) return null;
  return new Date(closed_at.getTime() + reopenDays * 86_400_000);
}

/** The guards that depend on the time. */
export function timedGuards(request: Ended, now: Date): RequestGuard[] {
  const until = reopenUntil(request);
  return [
    ...(request.status !== 'completed' || (until !== null && now < until) ? (['withinReopenTime'] as const) : []),
    ...(request.appeal_until !== null && now < request.appeal_until ? (['withinAppealPeriod'] as const) : []),
  ];
}

export const isLive = (request: RequestRecord): boolean => liveStatuses.some((status) => status === request.status);
