// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allEndpoints,
  endpointsOfCases,
  endpointsOfSolving,
  fuzzedCalls,
  fuzzEndpoint,
  fuzzSeed,
  knownToPeople,
  otherEndpoints,
  peopleFor,
  peopleOf,
  tokenFor,
} from '#src/testing/fuzzing.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildWorld, type World } from '#src/testing/world.ts';

const callsEach = Math.ceil((fuzzedCalls.ofPeople * soak) / allEndpoints.length);
let made = 0;
let taken = 0;

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.stop());

describe(`fuzzed requests (seed ${fuzzSeed})`, () => {
  it.each(otherEndpoints)('of $name are refused with words, and never break the server', async (endpoint) => {
    const known = knownToPeople(world);
    const fuzzed = await fuzzEndpoint(app, endpoint, callsEach, async (pick) => ({
      token: await tokenFor(app, endpoint.spec, pick(peopleFor(endpoint.spec, peopleOf(world)))),
      known,
    }));
    made += callsEach;
    taken += fuzzed.taken;
    expect(fuzzed.faults).toEqual([]);
  });

  it('are as many as are meant, and go deep enough', () => {
    // The rest of the endpoints is in two files of their own, which run beside this one.
    expect(otherEndpoints.length + endpointsOfCases.length + endpointsOfSolving.length).toBe(allEndpoints.length);
    expect(fuzzedCalls.ofPeople + fuzzedCalls.ofGuests).toBeGreaterThanOrEqual(10_000);
    expect(made).toBe(otherEndpoints.length * callsEach);
    expect(taken / made).toBeGreaterThan(0.15);
  });

  it('left the server sound', async () => {
    expect((await app.client().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });
});
