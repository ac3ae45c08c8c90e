// @both-engines
import { expect, it } from 'vitest';
import { testFuzzed } from '#src/testing/fuzzed-suite.ts';
import {
  allEndpoints,
  endpointsOfCases,
  endpointsOfSolving,
  fuzzedCalls,
  knownToPeople,
  otherEndpoints,
  peopleOf,
} from '#src/testing/fuzzing.ts';
import { buildWorld } from '#src/testing/world.ts';

testFuzzed({
  name: 'fuzzed requests',
  endpoints: otherEndpoints,
  build: async (app) => {
    const world = await buildWorld(app);
    return { people: peopleOf(world), knownTo: () => knownToPeople(world) };
  },
  taken: 0.15,
});

it('fuzzed requests are at least 10,000, to every endpoint', () => {
  // The rest of the endpoints is in two files of their own, which run beside this one.
  expect(otherEndpoints.length + endpointsOfCases.length + endpointsOfSolving.length).toBe(allEndpoints.length);
  expect(fuzzedCalls.ofPeople + fuzzedCalls.ofGuests).toBeGreaterThanOrEqual(10_000);
});
