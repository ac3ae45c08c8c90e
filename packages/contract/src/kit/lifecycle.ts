import type { Permission } from './permissions.ts';

/** What the actor is to the record; an action that asks for a relation is not shown to others. */
export type Relation =
  | 'customer'
  | 'staff'
  | 'provider'
  | 'owner'
  | 'lead'
  | 'restorer'
  | 'proposer'
  | 'decider'
  | 'payer'
  | 'finisher'
  | 'guest'
  | 'system';

export interface ActionSpec<State extends string, Guard extends string> {
  from: readonly State[];
  /** `null`: the state stays. */
  to: State | null;
  /** Any one of these; none: a timer of the system, never a caller. Guests hold none and need none: `by` alone says what they may do. */
  permissions: readonly Permission[];
  /** At least one of these must hold. */
  by: readonly Relation[];
  /** All must hold; each that does not is named, so that the screen can say why. */
  guards?: readonly Guard[];
  /** Process nodes written and voided by the step. */
  node?: number;
  voids?: readonly number[];
}

export interface LifecycleSpec<State extends string, Guard extends string, Action extends string> {
  initial: State;
  states: readonly State[];
  guards: readonly Guard[];
  actions: Record<Action, ActionSpec<State, Guard>>;
}

export interface Lifecycle<State extends string, Guard extends string, Action extends string> extends Omit<
  LifecycleSpec<State, Guard, Action>,
  'actions'
> {
  name: string;
  /** Optional, so that machines with fewer actions can stand for one that knows more names. */
  actions: Readonly<Partial<Record<Action, ActionSpec<State, Guard>>>>;
  /** The same by the states that they start from, because each row of a list asks for those of its own. */
  actionsFrom: ReadonlyMap<State, readonly NamedAction<State, Guard, Action>[]>;
}

type NamedAction<State extends string, Guard extends string, Action extends string> = readonly [Action, ActionSpec<State, Guard>];

/** Declares a state machine as data. Screens, server, tests and diagrams read this one table. */
export function lifecycle<const State extends string, const Guard extends string, const Action extends string>(
  name: string,
  spec: LifecycleSpec<State, Guard, Action>,
): Lifecycle<State, Guard, Action> {
  const actions = Object.entries(spec.actions) as [Action, ActionSpec<State, Guard>][];
  const actionsFrom = new Map(spec.states.map((state) => [state, actions.filter(([, { from }]) => from.includes(state))]));
  return { name, ...spec, actionsFrom };
}

/** What is known of the record and the caller when actions are judged. */
export interface GuardContext<Guard extends string> {
  relations: readonly Relation[];
  can: (permission: Permission) => boolean;
  /** Guards that hold. A guard not named does not hold. */
  holds: ReadonlySet<Guard>;
}

/** An action as it travels on a record; `blockedBy` names the guards that fail. */
export interface AvailableAction<Action extends string = string> {
  name: Action;
  blockedBy: string[];
}

/** The actions this caller may see on a record in `state`; blocked ones are included and say why. */
export function availableActions<State extends string, Guard extends string, Action extends string>(
  machine: Lifecycle<State, Guard, Action>,
  state: State,
  context: GuardContext<Guard>,
): AvailableAction<Action>[] {
  const { holds } = context;
  return (machine.actionsFrom.get(state) ?? [])
    .filter(([, action]) => isOffered(action, state, context))
    .map(([name, { guards = [] }]) => ({ name, blockedBy: guards.filter((guard) => !holds.has(guard)) }));
}

/** Does the table offer this action to this caller, guards left aside? */
export function isOffered<State extends string, Guard extends string>(
  action: ActionSpec<State, Guard>,
  state: State,
  context: GuardContext<Guard>,
): boolean {
  if (!action.from.includes(state)) return false;
  if (action.permissions.length === 0) return context.relations.includes('system');
  if (context.relations.includes('guest')) return action.by.includes('guest');
  if (!action.permissions.some((permission) => context.can(permission))) return false;
  return action.by.some((relation) => context.relations.includes(relation));
}

/** States that no chain of actions reaches from the initial one; empty in a sound machine. */
export function unreachableStates<State extends string>(machine: Lifecycle<State, string, string>): State[] {
  const reached = new Set<State>([machine.initial]);
  const actions = Object.values<ActionSpec<State, string> | undefined>(machine.actions).filter((action) => action !== undefined);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { from, to } of actions) if (to !== null && from.some((state) => reached.has(state))) reached.add(to);
  }
  return machine.states.filter((state) => !reached.has(state));
}
