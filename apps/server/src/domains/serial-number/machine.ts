import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { importLifecycle, type ImportAction, type ImportGuard, type ImportState } from '@heliodesk/contract/serial-number';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Machine } from '#src/platform/lifecycle/machine.ts';
import { writeStep, type ImportChange, type ImportRecord } from './import-store.ts';
import { publishMove } from './publish.ts';

type ImportMachine = Machine<ImportRecord, ImportState, ImportGuard, ImportAction, ImportChange>;

const guardContextOf: ImportMachine['guardContextOf'] = (actor, _, extraGuards) => ({
  relations: actor === null ? ['system'] : [actor.kind],
  can: (permission) => actor?.can(permission) ?? false,
  holds: new Set(extraGuards),
});

/** How imports go through their lifecycle. Whether a list may be changed, its owner says: guard `listChangeable`. */
export const importMachine: ImportMachine = {
  lifecycleOf: () => importLifecycle,
  stateOf: ({ state }) => state,
  guardContextOf,
  write: writeStep,
  publish: publishMove,
};

/** The actions that a caller may see on an import. */
export const actionsOf = (actor: Actor, record: ImportRecord, guards: readonly ImportGuard[]): AvailableAction<ImportAction>[] =>
  availableActions(importLifecycle, record.state, guardContextOf(actor, record, guards));
