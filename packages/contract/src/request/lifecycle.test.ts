import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableActions, holds, permissionsOf, roleKeys, roles, type GuardContext, type Relation, type RoleKey } from '../kit/index.ts';
import { requestGuards, type RequestGuard } from './guards.ts';
import { claimLifecycle, lifecycleOf, type RequestAction } from './lifecycle.ts';
import { progressOf, stepIds } from './progress.ts';
import { processNodes, requestTypeValues, type RequestStatus } from './states.ts';

const relationsOf = (role: RoleKey): Relation[] =>
  roles[role].kind === 'customer'
    ? ['customer']
    : roles[role].kind === 'provider'
      ? ['provider']
      : ['staff', 'owner', 'proposer', 'decider', ...(holds(permissionsOf([role]), 'csp:request:assign') ? (['lead'] as const) : [])];

const guardContextOf = (role: RoleKey, guards: readonly RequestGuard[]): GuardContext<RequestGuard> => ({
  relations: relationsOf(role),
  can: (permission) => holds(permissionsOf([role]), permission),
  holds: new Set(guards),
});

const namesFor = (role: RoleKey, type: 1 | 2 | 3 | 4, status: RequestStatus): RequestAction[] =>
  availableActions(lifecycleOf(type), status, guardContextOf(role, requestGuards)).map(({ name }) => name);

describe('who may do what on a module claim', () => {
  it.each<[RequestAction, RequestStatus, RoleKey[]]>([
    ['pickUp', 'submitted', ['admin', 'agent', 'module_agent', 'tracker_agent', 'supervisor']],
    ['pickUp', 'picked_up', []],
    ['assign', 'submitted', ['admin', 'supervisor']],
    ['changeOwner', 'picked_up', ['admin', 'agent', 'module_agent', 'tracker_agent', 'supervisor']],
    ['withdraw', 'submitted', ['customer']],
    ['withdraw', 'approved', []],
    ['message', 'picked_up', ['admin', 'agent', 'customer', 'module_agent', 'tracker_agent', 'supervisor']],
    ['message', 'draft', []],
    ['note', 'picked_up', ['admin', 'agent', 'module_agent', 'tracker_agent', 'supervisor']],
    ['proposeRejection', 'submitted', []],
    ['proposeRejection', 'picked_up', ['admin', 'agent', 'module_agent', 'tracker_agent', 'supervisor']],
    ['reject', 'picked_up', ['supervisor']],
    ['returnProposal', 'picked_up', ['supervisor']],
    ['appeal', 'rejected', ['customer']],
    ['appeal', 'picked_up', []],
    ['reopenClaim', 'completed', ['customer']],
    ['reopenClaim', 'processing', []],
    ['reopenCase', 'completed', ['admin', 'supervisor']],
    ['completeAgain', 'picked_up', []],
    ['message', 'rejected', ['admin', 'agent', 'customer', 'module_agent', 'tracker_agent', 'supervisor']],
    ['withdraw', 'rejected', []],
    ['submit', 'draft', ['admin', 'agent', 'customer', 'module_agent', 'tracker_agent', 'supervisor']],
  ])('%s in %s', (action, status, allowed) => {
    expect(roleKeys.filter((role) => namesFor(role, 3, status).includes(action)).toSorted()).toEqual(allowed.toSorted());
  });

  it('changeOwner is for the owner and for leads only', () => {
    const context = { ...guardContextOf('agent', requestGuards), relations: ['staff'] as Relation[] };
    expect(availableActions(claimLifecycle, 'picked_up', context).map(({ name }) => name)).not.toContain('changeOwner');
  });
});

describe('who may do what on an enquiry', () => {
  const agents: RoleKey[] = ['admin', 'agent', 'module_agent', 'tracker_agent', 'supervisor'];
  it.each<[RequestAction, RequestStatus, RoleKey[]]>([
    ['reply', 'submitted', []],
    ['reply', 'picked_up', agents],
    ['reply', 'completed', []],
    ['complete', 'submitted', []],
    ['complete', 'picked_up', agents],
    ['complete', 'completed', []],
    ['reopen', 'completed', ['customer']],
    ['reopen', 'withdrawn', ['customer']],
    ['reopenCase', 'completed', ['admin', 'supervisor']],
    ['suspend', 'picked_up', []],
    ['message', 'completed', [...agents, 'customer']],
    ['withdraw', 'completed', []],
    ['turnIntoClaim', 'completed', agents],
    ['turnIntoClaim', 'draft', []],
    ['bind', 'submitted', agents],
  ])('%s in %s', (action, status, allowed) => {
    expect(roleKeys.filter((role) => namesFor(role, 1, status).includes(action)).toSorted()).toEqual(allowed.toSorted());
  });

  it('is never rejected', () => {
    for (const action of ['proposeRejection', 'reject', 'appeal'] as const) expect(lifecycleOf(1).actions[action]).toBeUndefined();
  });

  it('none of them is known to claims', () => {
    for (const action of ['reply', 'turnIntoClaim', 'bind'] as const) expect(lifecycleOf(3).actions[action]).toBeUndefined();
  });

  it('an appeal leaves the nodes as they were before the rejection', () => {
    const { reject, appeal } = lifecycleOf(3).actions;
    expect(appeal?.voids).toContain(reject?.node);
    expect(reject?.from).toContain(appeal?.to);
  });

  it('reopening a completed claim leaves what was approved, until other solutions are sent', () => {
    const { complete, reopenClaim, completeAgain, sendForApproval, approveSolution } = lifecycleOf(3).actions;
    expect(reopenClaim?.voids).toContain(complete?.node);
    expect(reopenClaim?.voids).not.toContain(approveSolution?.node);
    expect(sendForApproval?.voids).toContain(approveSolution?.node);
    expect(completeAgain).toMatchObject({ from: [reopenClaim?.to], to: complete?.to, node: complete?.node });
  });

  it('a completion and reopening it leave the nodes as they were', () => {
    const { complete, reopen } = lifecycleOf(1).actions;
    expect(reopen?.voids).toContain(complete?.node);
    expect(complete?.from).toContain(reopen?.to);
  });
});

describe('the progress bar', () => {
  it('asks for no survey where nothing was answered', () => {
    expect(progressOf(1, [0, 1, 5], 'notForUs').steps).not.toContain(stepIds.survey);
    expect(progressOf(1, [0, 1, 5], 'answered').steps).toContain(stepIds.survey);
    expect(progressOf(1, [0, 1, 5]).steps).toContain(stepIds.survey);
  });

  it.each([
    [3, [0], 1, false],
    [3, [0, 1], 2, false],
    [3, [0, 1, 2], 2, false],
    [3, [0, 1, 2, 7], 3, false],
    [3, [0, 1, 2, 7, 3], 4, false],
    [3, [0, 1, 2, 7, 3, 5], 5, false],
    [3, [0, 1, 2, 7, 3, 5, 8], 6, false],
    [3, [0, 1, 2, 6], 3, true],
    [3, [0, 1, 7, 5, 6], 5, false],
    [3, [0, 1, 7, 3], 4, false],
    [3, [0, 1, 3, 2], 3, false],
    [3, [0, 1, 3, 2, 7, 5], 5, false],
    [1, [0], 1, false],
    [1, [0, 1], 2, false],
    [1, [0, 1, 5], 3, false],
    [1, [0, 1, 5, 8], 4, false],
  ] as const)('of type %i with nodes %o is at %i', (type, nodes, active, rejected) => {
    expect(progressOf(type, nodes)).toMatchObject({ active, rejected });
  });

  it('gets a step for delivery dates once there are some', () => {
    expect(progressOf(3, [0, 1, 7]).steps).not.toContain(stepIds.deliveryDates);
    expect(progressOf(3, [0, 1, 7, 3]).steps).toHaveLength(6);
  });

  it('puts what was shipped before a claim was reopened before its next approval', () => {
    const { submit, pickUp, approved, deliveryDates, complete, survey } = stepIds;
    expect(progressOf(3, [0, 1, 3, 2]).steps).toEqual([submit, pickUp, deliveryDates, approved, complete, survey]);
    expect(progressOf(3, [0, 1, 3, 2, 7]).steps).toEqual([submit, pickUp, deliveryDates, approved, complete, survey]);
    expect(progressOf(3, [0, 1, 7, 3]).steps).toEqual([submit, pickUp, approved, deliveryDates, complete, survey]);
  });

  it('has no approval where a claim was completed again without one', () => {
    expect(progressOf(3, [0, 1, 5]).steps).not.toContain(stepIds.approved);
    expect(progressOf(3, [0, 1, 3, 5]).steps.indexOf(stepIds.survey)).toBe(progressOf(3, [0, 1, 3, 5]).active);
  });

  it('says "pending" while a solution waits for approval', () => {
    expect(progressOf(3, [0, 1, 2]).pending).toBe(true);
    expect(progressOf(3, [0, 1, 2, 7]).pending).toBe(false);
  });

  it('never shows more than it has steps for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...requestTypeValues), fc.uniqueArray(fc.constantFrom(...Object.values(processNodes))), (type, codes) => {
        const { active } = progressOf(type, codes);
        expect(active).toBe(codes.filter((code) => code !== 2 && code !== 4).length);
      }),
    );
  });
});
