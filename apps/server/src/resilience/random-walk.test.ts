// @both-engines
import { claimLifecycle, enquiryLifecycle, type RequestAction } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { halves } from '#src/testing/invariants.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { driverOf } from '#src/testing/walk/drivers.ts';
import { Walk } from '#src/testing/walk/walk.ts';

const seed = newSeed();
const steps = soak === 1 ? 400 : 1_000 * soak;
/** A short walk goes on until it has been everywhere, so long at most. */
const most = Math.max(2_000, steps);
const actions = [...new Set([...Object.keys(claimLifecycle.actions), ...Object.keys(enquiryLifecycle.actions)])] as RequestAction[];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe(`${steps} random steps of everyone through the lifecycles of requests (seed ${seed})`, () => {
  it.each(actions)('know how to %s', (action) => {
    expect(driverOf(action)).toBeTypeOf('function');
  });

  it('keep every rule, and get to every action', async () => {
    const walk = await Walk.begin(app, seeded(seed));
    const isDone = (step: number) => walk.faults.length > 4 || (step >= steps && actions.every((action) => walk.taken.has(action)));
    for (let step = 0; step < most && !isDone(step); step += 1) await walk.step();
    expect(walk.faults.join('\n')).toBe('');
    expect(actions.filter((action) => !walk.taken.has(action))).toEqual([]);
  });

  it('leave nothing half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
