import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../kit/index.ts';
import { salesRegions } from '../reference/index.ts';
import { requestTypeValues } from '../request/index.ts';
import { decide, unfitFor, type Candidate, type RoutedRequest, type RoutingRule } from './decide.ts';

const request: RoutedRequest = { type: 3, country: 380, region: 'europe', language: 'it', serials: 1_200, accountId: 7 };

const rule = (ruleId: number, change: Partial<RoutingRule> = {}): RoutingRule => ({
  ruleId,
  types: [],
  regions: [],
  countries: [],
  languages: [],
  moreThanSerials: null,
  accountIds: [],
  target: { kind: 'team', teamId: 1, inLanguage: false },
  mode: 'suggested',
  isEnabled: true,
  ...change,
});

const person = (userId: number, change: Partial<Candidate> = {}): Candidate => ({
  userId,
  teamId: 1,
  types: [...requestTypeValues],
  languages: ['en'],
  regions: [],
  openRequests: 0,
  suggested: 0,
  isAway: false,
  ...change,
});

const chosenBy = (rules: RoutingRule[], people: Candidate[], kept?: number) => decide({ rules, people, limit: 20 }, request, kept).chosen;

describe('whether a rule fits', () => {
  it.each([
    ['no condition', {}, []],
    ['another type', { types: [2, 4] }, ['type']],
    ['one of several types', { types: [1, 3] }, []],
    ['another country', { countries: [724, 620] }, ['place']],
    ['the region', { regions: ['europe'] }, []],
    ['the country, in another region', { countries: [380], regions: ['japan'] }, []],
    ['another language', { languages: ['es'] }, ['language']],
    ['as many serial numbers as the limit', { moreThanSerials: 1_200 }, ['serials']],
    ['more serial numbers', { moreThanSerials: 1_199 }, []],
    ['another company', { accountIds: [8] }, ['company']],
    ['two that don’t', { types: [2], languages: ['es'] }, ['type', 'language']],
  ] as const)('%s', (_name, change, unfit) => {
    expect(unfitFor(rule(1, change as Partial<RoutingRule>), request)).toEqual(unfit);
  });

  it('a request without a country or a company fits only rules that don’t ask for one', () => {
    const guest = { ...request, country: null, region: null, accountId: null };
    expect(unfitFor(rule(1, { regions: ['europe'], accountIds: [7] }), guest)).toEqual(['place', 'company']);
    expect(unfitFor(rule(1), guest)).toEqual([]);
  });
});

describe('who gets a request', () => {
  it('the person with the most room by the first rule that fits', () => {
    const people = [person(1, { openRequests: 14 }), person(2, { openRequests: 11 }), person(3, { openRequests: 2, teamId: 2 })];
    const rules = [rule(1, { languages: ['es'] }), rule(2), rule(3, { target: { kind: 'people', userIds: [3] } })];
    const { steps, chosen } = decide({ rules, people, limit: 20 }, request);
    expect(chosen).toEqual({ ruleId: 2, userId: 2, mode: 'suggested' });
    expect(steps.map(({ outcome }) => outcome)).toEqual(['unfit', 'decides']);
  });

  it('is passed over with a reason', () => {
    const people = [
      person(1, { types: [2, 4] }),
      person(2, { languages: ['es'] }),
      person(3, { languages: ['it'], regions: ['japan'] }),
      person(4, { languages: ['it'], isAway: true }),
      person(5, { languages: ['it'], openRequests: 12, suggested: 8 }),
    ];
    const { steps, chosen } = decide(
      { rules: [rule(1, { target: { kind: 'team', teamId: 1, inLanguage: true } })], people, limit: 20 },
      request,
    );
    expect(chosen).toBeNull();
    expect(steps[0]).toMatchObject({ outcome: 'noOne' });
    expect(steps[0]?.considered.map(({ passed }) => passed)).toEqual(['cannotOwn', 'language', 'region', 'away', 'full']);
  });

  it('the next rule decides where no one has room, and one that is off never does', () => {
    const people = [person(1, { openRequests: 20 }), person(2, { openRequests: 19, teamId: 2 })];
    const second = rule(3, { target: { kind: 'people', userIds: [2] }, mode: 'automatic' });
    expect(chosenBy([rule(1), rule(2, { isEnabled: false, target: second.target }), second], people)).toEqual({
      ruleId: 3,
      userId: 2,
      mode: 'automatic',
    });
  });

  it('people named by a rule are asked wherever they work; someone who is gone is passed over', () => {
    const named = rule(1, { target: { kind: 'people', userIds: [9, 1] } });
    expect(chosenBy([named], [person(1, { regions: ['japan'] })])?.userId).toBe(1);
    expect(chosenBy([named], [])).toBeNull();
  });

  it('keeps the one it was suggested to while the rule could still choose them', () => {
    const people = [person(1, { openRequests: 3 }), person(2, { openRequests: 1 })];
    expect(chosenBy([rule(1)], people, 1)?.userId).toBe(1);
    expect(chosenBy([rule(1)], [person(1, { isAway: true }), person(2)], 1)?.userId).toBe(2);
  });

  it('a rule whose team is gone finds no one, not those without a team', () => {
    expect(chosenBy([rule(1, { target: { kind: 'team', teamId: null, inLanguage: false } })], [person(1, { teamId: null })])).toBeNull();
  });
});

describe('whatever the rules are', () => {
  const id = fc.integer({ min: 1, max: 6 });
  const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: Math.min(3, values.length) });
  const anyRule = fc.record<RoutingRule>({
    ruleId: fc.integer({ min: 1, max: 1_000 }),
    types: some(requestTypeValues),
    regions: some(salesRegions),
    countries: some([380, 724]),
    languages: some(languages),
    moreThanSerials: fc.option(fc.integer({ min: 1, max: 3 })),
    accountIds: some([7, 8]),
    target: fc.oneof(
      fc.record({ kind: fc.constant('team' as const), teamId: fc.option(fc.integer({ min: 1, max: 2 })), inLanguage: fc.boolean() }),
      fc.record({ kind: fc.constant('people' as const), userIds: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }) }),
    ),
    mode: fc.constantFrom('suggested', 'automatic'),
    isEnabled: fc.boolean(),
  });
  const anyPerson = fc.record<Candidate>({
    userId: id,
    teamId: fc.option(fc.integer({ min: 1, max: 2 })),
    types: some(requestTypeValues),
    languages: some(languages),
    regions: some(salesRegions),
    openRequests: fc.integer({ min: 0, max: 5 }),
    suggested: fc.integer({ min: 0, max: 3 }),
    isAway: fc.boolean(),
  });
  const anyRequest = fc.record<RoutedRequest>({
    type: fc.constantFrom(...requestTypeValues),
    country: fc.option(fc.constantFrom(380, 724)),
    region: fc.option(fc.constantFrom(...salesRegions)),
    language: fc.constantFrom(...languages),
    serials: fc.integer({ min: 0, max: 4 }),
    accountId: fc.option(fc.constantFrom(7, 8)),
  });
  const scene = fc.record({
    rules: fc.uniqueArray(anyRule, { selector: ({ ruleId }) => ruleId, maxLength: 6 }),
    people: fc.uniqueArray(anyPerson, { selector: ({ userId }) => userId, maxLength: 6 }),
    limit: fc.integer({ min: 1, max: 6 }),
  });

  it('no one gets more than the limit, no one away, and no one who can’t own it', () => {
    fc.assert(
      fc.property(scene, anyRequest, fc.option(id, { nil: undefined }), (given, asked, kept) => {
        const { chosen } = decide(given, asked, kept);
        if (chosen === null) return;
        const owner = given.people.find(({ userId }) => userId === chosen.userId);
        expect(owner).toBeDefined();
        expect((owner?.openRequests ?? 0) + (owner?.suggested ?? 0)).toBeLessThan(given.limit);
        expect(owner?.isAway).toBe(false);
        expect(owner?.types).toContain(asked.type);
      }),
    );
  });

  it('the first rule that is on, fits and finds someone decides; those before it say why they don’t', () => {
    fc.assert(
      fc.property(scene, anyRequest, (given, asked) => {
        const { chosen, steps } = decide(given, asked);
        const alone = given.rules.findIndex((each) => decide({ ...given, rules: [each] }, asked).chosen !== null);
        expect(chosen?.ruleId).toBe(given.rules[alone]?.ruleId);
        expect(steps).toHaveLength(alone === -1 ? given.rules.length : alone + 1);
        expect(steps.filter(({ outcome }) => outcome === 'decides')).toHaveLength(chosen === null ? 0 : 1);
        for (const { outcome, unfit } of steps) expect(unfit.length > 0).toBe(outcome === 'unfit');
      }),
    );
  });

  it('of those who could, no one has less to do than the chosen one', () => {
    fc.assert(
      fc.property(scene, anyRequest, (given, asked) => {
        const { chosen, steps } = decide(given, asked);
        const could = (steps.at(-1)?.considered ?? []).filter(({ passed }) => passed === null).map(({ userId }) => userId);
        const loads = given.people.filter(({ userId }) => could.includes(userId));
        const loadOf = (each: Candidate | undefined) => (each?.openRequests ?? 0) + (each?.suggested ?? 0);
        if (chosen === null) return;
        expect(loadOf(loads.find(({ userId }) => userId === chosen.userId))).toBe(Math.min(...loads.map((each) => loadOf(each))));
      }),
    );
  });
});
