import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { bankLifecycle, type BankAction, type BankGuard, type BankState } from '@heliodesk/contract/payment';
import { isGuest, type Actor, type Caller } from '#src/platform/auth/actor.ts';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { writeStep, type BankChange, type BankRecord } from './store/bank-details.ts';

type BankMachine = Machine<BankRecord, BankState, BankGuard, BankAction, BankChange>;

/** Whether someone is the contact who enters the bank details. */
export const isHandler = (actor: Caller, { contact_id }: Pick<BankRecord, 'contact_id'>): boolean =>
  !isGuest(actor) && actor.kind === 'customer' && actor.contactId === contact_id;

const guardContextOf: BankMachine['guardContextOf'] = (actor, bank, extraGuards) => ({
  relations: actor === null ? ['system'] : actor.kind === 'staff' ? ['staff'] : isHandler(actor, bank) ? ['customer'] : [],
  can: (permission) => actor?.can(permission) ?? false,
  holds: new Set(extraGuards),
});

/** How bank details go through their lifecycle; the row of their claim is locked. */
export const bankMachine: BankMachine = {
  lifecycleOf: () => bankLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf,
  write: writeStep,
  // Those who watch the claim hear of its task.
  publish: () => undefined,
};

/** What finance may do with bank details now. */
export const actionsOf = (actor: Actor, bank: BankRecord, guards: readonly BankGuard[]): AvailableAction<BankAction>[] =>
  availableActions(bankLifecycle, bank.state, guardContextOf(actor, bank, guards));
