import { lifecycle } from '../kit/index.ts';

export const importStates = ['waiting', 'reading', 'ready', 'discarded', 'inserting', 'done', 'failed', 'cancelled'] as const;
type State = (typeof importStates)[number];

/** What must hold before someone adds the rows of an import, gives it up or brings it back. */
export const importGuards = ['listChangeable', 'noOtherImport', 'stillKept'] as const;
export type ImportGuard = (typeof importGuards)[number];

/** Everyone who may change the list. */
const filing = { permissions: ['csp:request:file', 'csp:request:behalf'], by: ['customer', 'staff'] } as const;
/** Work in the background. */
const system = { permissions: [], by: ['system'] } as const;

/** A spreadsheet on its way into a list of serial numbers. */
export const importLifecycle = lifecycle('import', {
  initial: 'waiting',
  states: importStates,
  guards: importGuards,
  actions: {
    // A reading whose server was killed begins again.
    read: { ...system, from: ['waiting', 'reading'], to: 'reading' },
    finishReading: { ...system, from: ['reading'], to: 'ready' },
    add: { ...filing, from: ['ready'], to: 'inserting', guards: ['listChangeable', 'noOtherImport'] },
    finishAdding: { ...system, from: ['inserting'], to: 'done' },
    fail: { ...system, from: ['waiting', 'reading', 'inserting'] satisfies State[], to: 'failed' },
    discard: { ...filing, from: ['ready'], to: 'discarded', guards: ['listChangeable'] },
    restore: { ...filing, from: ['discarded'], to: 'ready', guards: ['listChangeable', 'stillKept'] },
    expire: { ...system, from: ['discarded', 'failed'], to: 'cancelled' },
    /** The list is locked, as it was before. */
    stop: { ...system, from: ['waiting', 'reading', 'ready', 'inserting'], to: 'cancelled' },
    cancel: { ...filing, from: ['waiting', 'reading', 'ready', 'failed'], to: 'cancelled', guards: ['listChangeable'] },
  },
});

export type ImportAction = keyof typeof importLifecycle.actions;
