import { isOffered, type ActionSpec, type Lifecycle } from '@heliodesk/contract/kit';
import { participantOf, type Caller } from '../auth/actor.ts';
import type { Context, WriteContext } from '../context.ts';
import { fail } from '../http/failure.ts';
import type { Machine } from './machine.ts';

/** An action that someone wants to take. */
export interface Attempt<Action extends string, Guard extends string> {
  action: Action;
  /** Guards that hold in addition to the record's own. */
  extraGuards?: readonly Guard[];
}

/** What is recorded with the action. */
export interface Transition<Action extends string, Guard extends string, Change extends object> extends Attempt<Action, Guard> {
  reason?: string;
  /** Columns that change with the step. */
  change?: Change;
  /** The contact that the actor acts for. */
  onBehalfOf?: number | null;
  before?: unknown;
  after?: unknown;
}

/**
 * The line of the record's table for an action. Refuses with `action.notAllowed` where the table has no such step for this caller in
 * this state, and with `action.blocked` naming the guards that fail.
 */
export function checkTransition<Row, State extends string, Guard extends string, Action extends string, Change extends object>(
  { actor }: Pick<Context<Caller | null>, 'actor'>,
  machine: Machine<Row, State, Guard, Action, Change>,
  row: Row,
  { action: name, extraGuards = [] }: Attempt<Action, Guard>,
): ActionSpec<State, Guard> {
  const lifecycle: Lifecycle<State, Guard, Action> = machine.lifecycleOf(row);
  const state = machine.stateOf(row);
  const context = machine.guardContextOf(actor, row, extraGuards);
  const action: ActionSpec<State, Guard> | undefined = lifecycle.actions[name];
  if (action === undefined || !isOffered(action, state, context)) throw fail('action.notAllowed', {}, { state });
  const blockedBy = (action.guards ?? []).filter((guard) => !context.holds.has(guard));
  if (blockedBy.length > 0) throw fail('action.blocked', {}, { blockedBy });
  return action;
}

/**
 * Applies one action to locked records: it is checked against the table, then state, version and history are written together and
 * everyone watching is notified after the commit. Nothing else writes a state. Answers the records as they are now.
 */
export async function transitionAll<Row, State extends string, Guard extends string, Action extends string, Change extends object>(
  context: WriteContext<Caller | null>,
  machine: Machine<Row, State, Guard, Action, Change>,
  rows: readonly Row[],
  { reason = '', change = {} as Change, onBehalfOf = null, before, after, ...attempt }: Transition<Action, Guard, Change>,
): Promise<Row[]> {
  const { platform, tx, actor } = context;
  const participant = actor === null ? null : participantOf(actor);
  const event = {
    at: platform.clock.now(),
    actorId: participant?.userId ?? null,
    guestId: participant?.guestId ?? null,
    onBehalfOf,
    action: attempt.action,
    reason,
    before,
    after,
  };
  // Records of several kinds may differ in their tables.
  const groups = Map.groupBy(rows, (row) => checkTransition(context, machine, row, attempt));
  const written: Row[] = [];
  for (const [{ from, to, node, voids = [] }, group] of groups)
    written.push(...(await machine.write(tx, { rows: group, from, to, node, voids, change, event })));
  // The rows are locked; a caller that finds one changed forgot to lock it.
  if (written.length !== rows.length) throw fail('conflict');
  for (const row of written) machine.publish(platform, tx, row);
  return written;
}

/** The same for one record. */
export async function transition<Row, State extends string, Guard extends string, Action extends string, Change extends object>(
  context: WriteContext<Caller | null>,
  machine: Machine<Row, State, Guard, Action, Change>,
  row: Row,
  details: Transition<Action, Guard, Change>,
): Promise<Row> {
  const [written] = await transitionAll(context, machine, [row], details);
  if (written === undefined) throw fail('conflict');
  return written;
}
