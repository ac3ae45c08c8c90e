import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { paymentLifecycle, type PaymentAction, type PaymentGuard, type PaymentState } from '@heliodesk/contract/payment';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { writePaymentStep, type PaymentChange, type PaymentRecord } from './store/payments.ts';

type PaymentMachine = Machine<PaymentRecord, PaymentState, PaymentGuard, PaymentAction, PaymentChange>;

const guardContextOf: PaymentMachine['guardContextOf'] = (actor, _payment, extraGuards) => ({
  relations: actor === null ? ['system'] : actor.kind === 'staff' || actor.kind === 'customer' ? [actor.kind] : [],
  can: (permission) => actor?.can(permission) ?? false,
  holds: new Set(extraGuards),
});

/** How payments go through their lifecycle; the row of their claim is locked, and of customers only the contact who entered the account gets here. */
export const paymentMachine: PaymentMachine = {
  lifecycleOf: () => paymentLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf,
  write: writePaymentStep,
  // Those who watch the claim hear of its task, and of what is said about the payment.
  publish: () => undefined,
};

/** What finance may do with a payment now; it is held back by what is done with its bank details. */
export const paymentActionsOf = (actor: Actor, payment: PaymentRecord, guards: readonly PaymentGuard[]): AvailableAction<PaymentAction>[] =>
  availableActions(paymentLifecycle, payment.state, guardContextOf(actor, payment, guards)).filter(
    ({ name }) => name === 'pay' || name === 'correct',
  );
