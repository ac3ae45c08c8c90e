import { availableActions, type AvailableAction, type GuardContext } from '@heliodesk/contract/kit';
import {
  exchangeLifecycle,
  shipmentLifecycle,
  type ExchangeAction,
  type ExchangeGuard,
  type ExchangeState,
  type ShipmentAction,
  type ShipmentGuard,
  type ShipmentState,
} from '@heliodesk/contract/shipment';
import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { writeStep, type ExchangeChange, type ExchangeRecord } from './store/exchanges.ts';
import { writeShipmentStep, type ShipmentChange, type ShipmentRecord } from './store/shipments.ts';

type ExchangeMachine = Machine<ExchangeRecord, ExchangeState, ExchangeGuard, ExchangeAction, ExchangeChange>;

/** Who may see the claim at all was found out when it was locked or read. */
const contextOf = <Guard extends string>(actor: Caller | null, guards: readonly Guard[]): GuardContext<Guard> => ({
  relations: actor === null ? ['system'] : isGuest(actor) ? [] : actor.kind === 'staff' ? ['staff'] : ['customer'],
  can: (permission) => actor?.can(permission) ?? false,
  holds: new Set(guards),
});

/** How exchanges go through their lifecycle; the row of their claim is locked. */
export const exchangeMachine: ExchangeMachine = {
  lifecycleOf: () => exchangeLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf: (actor, _exchange, extraGuards) => contextOf(actor, extraGuards),
  write: writeStep,
  // Those who watch the claim hear of its task.
  publish: () => undefined,
};

/** What someone may do with an exchange now; what staff answer for the customer, their claim says. */
export const actionsOf = (actor: Caller, exchange: ExchangeRecord, guards: readonly ExchangeGuard[]): AvailableAction<ExchangeAction>[] =>
  availableActions(exchangeLifecycle, exchange.state, contextOf(actor, guards)).filter(({ name }) => name !== 'submitFor');

type ShipmentMachine = Machine<ShipmentRecord, ShipmentState, ShipmentGuard, ShipmentAction, ShipmentChange>;

/** What follows from a part itself; whether its exchange goes on, the caller says. */
const shipmentContextOf = (
  actor: Caller | null,
  { told_eta: eta, serials_asked: isAsked }: ShipmentRecord,
  guards: readonly ShipmentGuard[],
) => contextOf(actor, [...(eta === null ? [] : (['hasDates'] as const)), ...(isAsked ? (['isAsked'] as const) : []), ...guards]);

/** How the parts of exchanges go through their lifecycle; the row of their claim is locked. */
export const shipmentMachine: ShipmentMachine = {
  lifecycleOf: () => shipmentLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf: shipmentContextOf,
  write: writeShipmentStep,
  // Those who watch the claim hear of its step.
  publish: () => undefined,
};

/** What someone may do with a part of an exchange now. */
export const shipmentActionsOf = (
  actor: Caller,
  shipment: ShipmentRecord,
  guards: readonly ShipmentGuard[],
): AvailableAction<ShipmentAction>[] => availableActions(shipmentLifecycle, shipment.state, shipmentContextOf(actor, shipment, guards));
