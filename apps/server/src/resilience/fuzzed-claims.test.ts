// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClaimsWorld, type ClaimsWorld } from '#src/testing/fuzzed-claims.ts';
import {
  allEndpoints,
  domainOf,
  endpointsOfSolving,
  fuzzedCalls,
  fuzzEndpoint,
  fuzzSeed,
  peopleFor,
  tokenFor,
} from '#src/testing/fuzzing.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

const callsEach = Math.ceil((fuzzedCalls.ofPeople * soak) / allEndpoints.length);
let made = 0;
let taken = 0;

let app: TestApp;
let world: ClaimsWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await buildClaimsWorld(app);
});
afterAll(() => app.stop());

describe(`fuzzed requests of what claims come to (seed ${fuzzSeed})`, () => {
  it.each(endpointsOfSolving)('of $name are refused with words, and never break the server', async (endpoint) => {
    const { people, known } = world;
    const fuzzed = await fuzzEndpoint(app, endpoint, callsEach, async (pick) => ({
      token: await tokenFor(app, endpoint.spec, pick(peopleFor(endpoint.spec, people))),
      known: known[domainOf(endpoint)] ?? {},
    }));
    made += callsEach;
    taken += fuzzed.taken;
    expect(fuzzed.faults).toEqual([]);
  });

  it('are as many as are meant, and go deep enough', () => {
    expect(made).toBe(endpointsOfSolving.length * callsEach);
    // Most of these calls need one certain task, version or state of a claim.
    expect(taken / made).toBeGreaterThan(0.05);
  });

  it('left the server sound', async () => {
    expect((await app.client().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });
});
