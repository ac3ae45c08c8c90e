// @both-engines
import { claimLifecycle, enquiryLifecycle, type RequestAction } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { halves } from '#src/testing/invariants.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { ActionTally } from '#src/testing/walk/action-tally.ts';
import { driverOf, hasOwnCall } from '#src/testing/walk/drivers.ts';
import { Walk } from '#src/testing/walk/walk.ts';

const seed = newSeed();
/** A long run has several walks, each with people of its own. */
const walks = Array.from({ length: soak }, (_, index) => seed + index);
const steps = soak === 1 ? 300 : 1_000;
/** A short walk goes on until it has been everywhere, but not longer; milliseconds. */
const longest = 40_000;
const actions = [...new Set([...Object.keys(claimLifecycle.actions), ...Object.keys(enquiryLifecycle.actions)])] as RequestAction[];
/** Those that someone can take. */
const takeable = actions.filter((action) => hasOwnCall(action) || action === 'reopen');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Of all walks. */
const tally = new ActionTally();
const isEverywhere = (): boolean => takeable.every(tally.wasTaken);

describe(`${steps} random steps of everyone through the lifecycles of requests`, () => {
  it.each(actions)('know how to %s', (action) => {
    expect(driverOf(action)).toBeTypeOf('function');
  });

  it.each(walks)('keep every rule (seed %d)', async (own) => {
    const walk = await Walk.begin(app, seeded(own), tally);
    const started = performance.now();
    const goesOn = () => soak === 1 && !isEverywhere() && performance.now() - started < longest;
    for (let step = 0; walk.faults.length < 5 && (step < steps || goesOn()); step += 1) await walk.step();
    expect(walk.faults.join('\n')).toBe('');
  });

  it.runIf(soak > 1)('get to every action', () => {
    expect(takeable.filter((action) => !tally.wasTaken(action))).toEqual([]);
  });

  it('leave nothing half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
