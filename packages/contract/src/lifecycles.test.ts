import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableActions,
  holds,
  permissionsOf,
  roleKeys,
  roles,
  unreachableStates,
  type GuardContext,
  type Lifecycle,
  type Relation,
  type RoleKey,
} from './kit/index.ts';
import { claimLifecycle, enquiryLifecycle } from './request/lifecycle.ts';
import { tipLifecycle } from './request/tip-lifecycle.ts';
import { importLifecycle } from './serial-number/lifecycle.ts';
import { solutionLifecycle } from './solution/lifecycle.ts';

const machines: Lifecycle<string, string, string>[] = [claimLifecycle, enquiryLifecycle, importLifecycle, solutionLifecycle, tipLifecycle];

/** Everyone who can act on a record: all roles, and the server's own work. */
const callers: (RoleKey | 'system')[] = [...roleKeys, 'system'];

function relationsOf(caller: RoleKey | 'system'): Relation[] {
  if (caller === 'system') return ['system'];
  const { kind } = roles[caller];
  if (kind !== 'staff') return [kind];
  return ['staff', 'owner', ...(holds(permissionsOf([caller]), 'csp:request:assign') ? (['lead'] as const) : [])];
}

const guardContextOf = (caller: RoleKey | 'system', guards: readonly string[]): GuardContext<string> => ({
  relations: relationsOf(caller),
  can: (permission) => caller !== 'system' && holds(permissionsOf([caller]), permission),
  holds: new Set(guards),
});

describe.each(machines)('the $name lifecycle', (machine) => {
  it('reaches every state', () => {
    expect(unreachableStates(machine)).toEqual([]);
  });

  it('names only its own states and guards', () => {
    for (const action of Object.values(machine.actions).filter((each) => each !== undefined)) {
      expect(machine.states).toEqual(expect.arrayContaining([...action.from]));
      expect([...machine.states, null]).toContain(action.to);
      expect(machine.guards).toEqual(expect.arrayContaining([...(action.guards ?? [])]));
    }
  });

  it('offers no action from a state that is not listed, for any role', () => {
    for (const role of callers)
      for (const status of machine.states)
        for (const { name } of availableActions(machine, status, guardContextOf(role, machine.guards)))
          expect(machine.actions[name]?.from).toContain(status);
  });

  it('names every guard that fails, and none that holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...callers),
        fc.constantFrom(...machine.states),
        fc.subarray([...machine.guards]),
        (role, status, guards) => {
          for (const { name, blockedBy } of availableActions(machine, status, guardContextOf(role, guards))) {
            const asked = machine.actions[name]?.guards ?? [];
            expect(blockedBy).toEqual(asked.filter((guard) => !guards.includes(guard)));
          }
        },
      ),
    );
  });
});

describe('the import lifecycle', () => {
  it('leaves reading and adding to the server, the rest to those who file', () => {
    const steps = importLifecycle.states.flatMap((state) => Object.keys(importLifecycle.actions).map((name) => [state, name] as const));
    const may = (caller: RoleKey | 'system') =>
      steps.filter(([state, name]) =>
        availableActions(importLifecycle, state, guardContextOf(caller, importLifecycle.guards)).some((action) => action.name === name),
      );
    expect([...new Set(may('system').map(([, name]) => name))].toSorted()).toEqual([
      'expire',
      'fail',
      'finishAdding',
      'finishReading',
      'read',
      'stop',
    ]);
    expect([...new Set(may('customer').map(([, name]) => name))].toSorted()).toEqual(['add', 'cancel', 'discard', 'restore']);
  });
});
