import type { GuardContext, Relation } from '@heliodesk/contract/kit';
import {
  archiveDays,
  canBeAskedFor,
  isAnyTip,
  lifecycleOf,
  liveStatuses,
  processNodes,
  requestTypes,
  reopenDays,
  silenceReopenDays,
  tipTypes,
  type RequestGuard,
} from '@heliodesk/contract/request';
import { isGuest, userIdOf, type Caller } from '#src/platform/auth/actor.ts';
import { ownsDraft, typesOf } from './policy.ts';
import type { RequestRecord } from './store.ts';

function relationsOf(actor: Caller | null, request: RequestRecord): Relation[] {
  if (actor === null) return ['system'];
  if (isGuest(actor)) return actor.subject.kind === 'request' && actor.subject.id === request.id ? ['guest'] : [];
  if (request.status === 'draft' && !ownsDraft(actor, request)) return [];
  if (request.discarded_at !== null) return ['restorer'];
  if (actor.kind === 'customer') return request.account_id !== null && request.account_id === actor.accountId ? ['customer'] : [];
  if (actor.kind !== 'staff') return [];
  const payer = actor.can('csp:pay:paid') ? (['payer'] as const) : [];
  if (!typesOf(actor).includes(request.type)) return [...payer];
  return [
    'staff',
    ...payer,
    ...(request.owner_id === actor.userId ? (['owner'] as const) : []),
    ...(actor.can('csp:request:assign') ? (['lead'] as const) : []),
    ...(request.decision_due === null ? [] : (['decider'] as const)),
    ...(request.proposed_by === actor.userId ? (['proposer'] as const) : []),
    ...(request.settled_quantity > 0 ? (['finisher'] as const) : []),
  ];
}

/** Whether the review of a claim is finished, all its solutions were offered, and they cover no more than was accepted. */
const isNothingUnfinished = ({ all_decided, accepted_quantity, solved_quantity, unoffered_solutions }: RequestRecord): boolean =>
  all_decided && accepted_quantity !== null && solved_quantity <= accepted_quantity && unoffered_solutions === 0;

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
  const userId = userIdOf(actor);
  if (request.owner_id === null || request.owner_id === userId) holds.add('unownedOrOwn');
  // What was done before the claim was reopened had been approved.
  if (!request.nodes.includes(processNodes.approved) && request.settled_quantity === 0) holds.add('noApprovedSolution');
  if (request.open_tips === 0) holds.add('noOpenTip');
  // After silence, it is the customer's own answer that brings a request back.
  else if (request.silenced_at === null || actor?.kind !== 'staff') holds.add('hasOpenTip');
  // What no one has asked for, another guard says.
  const isNoneOr = (does: Parameters<typeof isAnyTip>[1]): boolean => request.open_tips === 0 || isAnyTip(request.open_tip_types, does);
  if (actor?.kind !== 'staff' || isNoneOr('byHand')) holds.add('tipAnswerable');
  if (isNoneOr('recallable')) holds.add('tipRecallable');
  if (request.open_tips > 0 || request.question_id !== null) holds.add('hasOpenTask');
  if (request.status !== 'withdrawn' || request.silenced_at !== null) holds.add('withdrawnForSilence');
  if (request.decision_due === null) holds.add('noOpenProposal');
  if (request.proposed_by !== userId && !request.solution_authors.some((author) => author === userId)) holds.add('notAuthor');
  if (!request.settled_by.some((person) => person === userId)) holds.add('tookNoPart');
  if (request.first_approver !== userId) holds.add('notApprovedBefore');
  if (request.appealed_at === null) holds.add('notAppealedYet');
  if (canBeAskedFor(tipTypes.serials, request.type)) holds.add('hasSerialList');
  if (request.type === requestTypes.trackerClaim) holds.add('hasParts');
  if (request.all_decided) holds.add('allDecided');
  if ((request.accepted_quantity ?? 0) > 0) holds.add('hasAccepted');
  if (request.solved_quantity > request.settled_quantity) holds.add('hasSolution');
  if (request.solved_quantity === request.accepted_quantity) holds.add('allCovered');
  if (request.solutions_complete) holds.add('solutionsComplete');
  holds.add(request.running_solutions > 0 ? 'hasRunningSolution' : 'solutionsDone');
  if (isNothingUnfinished(request)) holds.add('nothingUnfinished');
  if (request.unplanned_exchanges > 0) holds.add('hasUnplannedExchange');
  if (request.open_shipments > 0) holds.add('hasOpenShipment');
  holds.add(request.contact_id === null ? 'notBoundYet' : 'boundToContact');
  return { relations: relationsOf(actor, request), can: (permission) => actor?.can(permission) ?? false, holds };
}

type Closed = Pick<RequestRecord, 'status' | 'closed_at'>;
type Ended = Closed & Pick<RequestRecord, 'type' | 'silenced_at' | 'appeal_until'>;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);

/** Until when a message of the customer brings a request back, completed or withdrawn for silence; `null` where none does. */
export function reopenUntil({ type, status, closed_at, silenced_at }: Omit<Ended, 'appeal_until'>): Date | null {
  if (silenced_at !== null) return daysAfter(silenced_at, silenceReopenDays);
  if (closed_at === null || lifecycleOf(type).actions.reopen?.from.includes(status) !== true) return null;
  return status === 'completed' ? daysAfter(closed_at, reopenDays) : null;
}

const isOpenUntil = (until: Date | null, now: Date): boolean => until !== null && now < until;

/** Whether a request was completed so long ago that it can only be read. */
export const isArchived = ({ status, closed_at }: Closed, now: Date): boolean =>
  status === 'completed' && closed_at !== null && now >= daysAfter(closed_at, archiveDays);

/** The guards that depend on the time. */
export function timedGuards(request: Ended, now: Date): RequestGuard[] {
  const until = reopenUntil(request);
  return [
    ...(request.status !== 'completed' || isOpenUntil(until, now) ? (['withinReopenTime'] as const) : []),
    ...(request.silenced_at === null || isOpenUntil(until, now) ? (['withinSilenceTime'] as const) : []),
    ...(isArchived(request, now) ? [] : (['notArchived'] as const)),
    ...(request.appeal_until !== null && now < request.appeal_until ? (['withinAppealPeriod', 'withinClaimReopenTime'] as const) : []),
  ];
}

export const isLive = (request: RequestRecord): boolean => liveStatuses.some((status) => status === request.status);
