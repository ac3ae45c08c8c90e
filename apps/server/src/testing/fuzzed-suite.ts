import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedEndpoint } from './contract-endpoints.ts';
import { allEndpoints, fuzzedCalls, fuzzEndpoint, fuzzSeed, peopleFor, tokenFor, type CallingPeople } from './fuzzing.ts';
import { soak } from './soak.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { Known } from './valid-request.ts';

/** Who calls some endpoints, and what their calls name. */
export interface FuzzedWorld {
  people: CallingPeople;
  knownTo: (endpoint: NamedEndpoint) => Known;
}

interface FuzzedSuite {
  name: string;
  endpoints: readonly NamedEndpoint[];
  build: (app: TestApp) => Promise<FuzzedWorld>;
  /** More than this share of the calls has to be taken; without them only the outer shell would be tested. */
  taken: number;
}

/** Tests that malformed calls of people are refused with words and break nothing. */
export function testFuzzed({ name, endpoints, build, taken: least }: FuzzedSuite): void {
  const callsEach = Math.ceil((fuzzedCalls.ofPeople * soak) / allEndpoints.length);
  let made = 0;
  let taken = 0;
  let app: TestApp;
  let world: FuzzedWorld;
  beforeAll(async () => {
    app = await startTestApp();
    world = await build(app);
  });
  afterAll(() => app.stop());

  describe(`${name} (seed ${fuzzSeed})`, () => {
    it.each(endpoints)('of $name are refused with words, and never break the server', async (endpoint) => {
      const people = peopleFor(endpoint.spec, world.people);
      const fuzzed = await fuzzEndpoint(app, endpoint, callsEach, async (pick) => ({
        token: await tokenFor(app, endpoint.spec, pick(people)),
        known: world.knownTo(endpoint),
      }));
      made += callsEach;
      taken += fuzzed.taken;
      expect(fuzzed.faults).toEqual([]);
    });

    it('are as many as are meant, and go deep enough', () => {
      expect(made).toBe(endpoints.length * callsEach);
      expect(taken / made).toBeGreaterThan(least);
    });

    it('left the server sound', async () => {
      expect((await app.client().send({ method: 'GET', url: '/readyz' })).status).toBe(200);
    });
  });
}
