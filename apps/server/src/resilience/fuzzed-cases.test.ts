// @both-engines
import { testFuzzed } from '#src/testing/fuzzed-suite.ts';
import { endpointsOfCases, knownToPeople, peopleOf } from '#src/testing/fuzzing.ts';
import { buildWorld } from '#src/testing/world.ts';

testFuzzed({
  name: 'fuzzed requests of cases',
  endpoints: endpointsOfCases,
  build: async (app) => {
    const world = await buildWorld(app);
    return { people: peopleOf(world), knownTo: () => knownToPeople(world) };
  },
  // Many of these calls need a record of the right kind and state.
  taken: 0.1,
});
