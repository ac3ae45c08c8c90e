import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { exchangeLifecycle, type ExchangeAction, type ExchangeGuard, type ExchangeState } from '@heliodesk/contract/shipment';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { writeStep, type ExchangeChange, type ExchangeRecord } from './store/exchanges.ts';

type ExchangeMachine = Machine<ExchangeRecord, ExchangeState, ExchangeGuard, ExchangeAction, ExchangeChange>;

/** Who may see the claim at all was found out when it was locked or read. */
const guardContextOf: ExchangeMachine['guardContextOf'] = (actor, _exchange, extraGuards) => ({
  relations: actor === null ? ['system'] : isGuest(actor) ? [] : actor.kind === 'staff' ? ['staff'] : ['customer'],
  can: (permission) => actor?.can(permission) ?? false,
  holds: new Set(extraGuards),
});

/** How exchanges go through their lifecycle; the row of their claim is locked. */
export const exchangeMachine: ExchangeMachine = {
  lifecycleOf: () => exchangeLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf,
  write: writeStep,
  // Those who watch the claim hear of its task.
  publish: () => undefined,
};

/** What someone may do with an exchange now. */
export const actionsOf = (actor: Caller, exchange: ExchangeRecord, guards: readonly ExchangeGuard[]): AvailableAction<ExchangeAction>[] =>
  availableActions(exchangeLifecycle, exchange.state, guardContextOf(actor, exchange, guards));
