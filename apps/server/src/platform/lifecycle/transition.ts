import { isOffered, type ActionSpec, type GuardContext, type Lifecycle } from '@heliodesk/contract/kit';
import { fail } from '../http/failure.ts';

/** What an action leads to; the caller writes it down together with history and outbox. */
export interface Step<State extends string> {
  from: State;
  to: State;
  /** Process node to be written. */
  node: number | undefined;
  /** Process nodes to be voided. */
  voids: readonly number[];
}

/**
 * Judges an action on a record in `state` by the machine's table. Refuses with `action.notAllowed` where the table has no such
 * step for this caller, and with `action.blocked` naming the guards that fail.
 */
export function checkTransition<State extends string, Guard extends string, Action extends string>(
  machine: Lifecycle<State, Guard, Action>,
  state: State,
  name: Action,
  context: GuardContext<Guard>,
): Step<State> {
  const action: ActionSpec<State, Guard> | undefined = machine.actions[name];
  if (action === undefined || !isOffered(action, state, context)) throw fail('action.notAllowed', {}, { state });
  const blockedBy = (action.guards ?? []).filter((guard) => !context.holds.has(guard));
  if (blockedBy.length > 0) throw fail('action.blocked', {}, { blockedBy });
  return { from: state, to: action.to ?? state, node: action.node, voids: action.voids ?? [] };
}
