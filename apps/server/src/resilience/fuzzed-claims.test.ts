// @both-engines
import { buildClaimsWorld } from '#src/testing/fuzzed-claims.ts';
import { testFuzzed } from '#src/testing/fuzzed-suite.ts';
import { domainOf, endpointsOfSolving } from '#src/testing/fuzzing.ts';

testFuzzed({
  name: 'fuzzed requests of what claims come to',
  endpoints: endpointsOfSolving,
  build: async (app) => {
    const { people, known } = await buildClaimsWorld(app);
    return { people, knownTo: (endpoint) => known[domainOf(endpoint)] ?? {} };
  },
  // Most of these calls need one certain task, version or state of a claim.
  taken: 0.05,
});
