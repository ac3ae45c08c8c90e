import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { lifecycleOf, type RequestAction, type RequestGuard } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { requestTopic } from '#src/platform/live/topics.ts';
import { guardContextOf } from '../guard-context.ts';
import { insertEvent, lockVisibleRequest, renewSave, updateRequest, writeNodes, type RequestChange, type RequestRecord } from '../store.ts';

/** The actions of the lifecycles that this server carries out. */
const carriedOut: readonly RequestAction[] = [
  'save',
  'submit',
  'deleteDraft',
  'withdraw',
  'assign',
  'changeOwner',
  'pickUp',
  'message',
  'note',
];

/** The actions that this caller may see on the request. */
export const actionsOf = (actor: Actor, request: RequestRecord, extraGuards: readonly RequestGuard[] = []): AvailableAction[] =>
  availableActions(lifecycleOf(request.type), request.status, guardContextOf(actor, request, extraGuards)).filter(({ name }) =>
    carriedOut.includes(name),
  );

/**
 * The request, locked, if the actor sees it and still has its newest state. A foreign request is answered like a missing one; an
 * outdated version with the current state, so that nothing is overwritten.
 */
export async function lockRequest(tx: Tx, actor: Actor, requestId: number, version?: number): Promise<RequestRecord> {
  const request = await lockVisibleRequest(tx, actor, requestId);
  if (request === undefined) throw fail('notFound');
  if (version !== undefined && request.version !== version) throw fail('stale', {}, { version: request.version, status: request.status });
  return request;
}

export interface Act {
  action: RequestAction;
  reason?: string;
  /** Columns that change with the step. */
  change?: RequestChange;
  /** Guards that the domain of the kind has found to hold. */
  extraGuards?: readonly RequestGuard[];
  /** Who the actor acts for. */
  onBehalfOf?: number | null;
  before?: unknown;
  after?: unknown;
}

/**
 * Carries out one action on a locked request: judged by the table, then status, nodes, version and event are written together, and
 * everybody who looks at the request is told after the commit. Nothing else writes a request's status.
 */
export async function act(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  request: RequestRecord,
  { action, reason = '', change = {}, extraGuards = [], onBehalfOf = null, before, after }: Act,
): Promise<RequestRecord> {
  const step = checkTransition(lifecycleOf(request.type), request.status, action, guardContextOf(actor, request, extraGuards));
  const at = platform.clock.now();
  const nodes =
    step.node === undefined && step.voids.length === 0 ? request.nodes : await writeNodes(tx, request.id, at, step.node, step.voids);
  const saved = await updateRequest(tx, request.id, { ...change, status: step.to, nodes, updated_at: at });
  const event = {
    requestId: request.id,
    at,
    actorId: actor.userId,
    onBehalfOf,
    action,
    from: step.from,
    to: step.to,
    reason,
    before,
    after,
  };
  if (action !== 'save' || !(await renewSave(tx, event))) await insertEvent(tx, event);
  await platform.events.publish(tx, requestTopic, { kind: 'request', requestId: request.id, version: saved.version });
  return saved;
}
