// @both-engines
import { claimLifecycle, enquiryLifecycle, type RequestAction } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { halves } from '#src/testing/invariants.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { driverOf, hasOwnCall } from '#src/testing/walk/drivers.ts';
import { Walk } from '#src/testing/walk/walk.ts';

const seed = newSeed();
const steps = soak === 1 ? 300 : 1_000 * soak;
/** A short walk goes on until it has been everywhere. None takes longer; milliseconds. */
const longest = soak === 1 ? 40_000 : 100_000 * soak;
const actions = [...new Set([...Object.keys(claimLifecycle.actions), ...Object.keys(enquiryLifecycle.actions)])] as RequestAction[];
/** Those that someone can take. */
const takeable = actions.filter((action) => hasOwnCall(action) || action === 'reopen');

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
    const isEverywhere = () => takeable.every((action) => walk.taken.has(action));
    const started = performance.now();
    const isOver = (step: number) => (step >= steps && isEverywhere()) || performance.now() - started > longest;
    for (let step = 0; walk.faults.length < 5 && step < 3 * steps && !isOver(step); step += 1) await walk.step();
    expect(walk.faults.join('\n')).toBe('');
    if (soak > 1) expect(takeable.filter((action) => !walk.taken.has(action))).toEqual([]);
  });

  it('leave nothing half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
