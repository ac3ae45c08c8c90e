import type { RoutedPerson, Routing, RoutingTrace, Rule } from '@heliodesk/contract/routing';

export const sampleRule = (ruleId: number, change: Partial<Rule> = {}): Rule => ({
  ruleId,
  types: [],
  regions: [],
  countries: [],
  languages: [],
  moreThanSerials: null,
  companies: [],
  target: { kind: 'team', teamId: 1, teamName: 'Module team', inLanguage: true },
  mode: 'suggested',
  isEnabled: true,
  offSince: null,
  decided: 0,
  version: 3,
  ...change,
});

export const samplePerson = (userId: number, name: string, change: Partial<RoutedPerson> = {}): RoutedPerson => ({
  userId,
  name,
  teamId: 1,
  openRequests: 11,
  isAway: false,
  languages: ['es', 'it'],
  regions: [],
  version: 1,
  ...change,
});

/** Four rules, of which the last one is off, and two people. */
export const sampleRouting = (change: Partial<Routing> = {}): Routing => ({
  rules: [
    sampleRule(11, { types: [2, 4], mode: 'automatic', decided: 38 }),
    sampleRule(12, { countries: [724], languages: ['es'], target: { kind: 'people', people: [{ userId: 6, name: 'Tomás Quiroga' }] } }),
    sampleRule(13, { regions: ['europe'], decided: 112 }),
    sampleRule(14, {
      companies: [{ accountId: 7, companyName: 'Kita Taiyo K.K.' }],
      isEnabled: false,
      offSince: '2026-10-02T08:00:00Z',
    }),
  ],
  people: [samplePerson(6, 'Tomás Quiroga'), samplePerson(8, 'Sofie Dahl', { isAway: true, openRequests: 6 })],
  teams: [{ teamId: 1, name: 'Module team' }],
  limit: 20,
  unassigned: 6,
  suggestions: { taken: 9, decided: 10 },
  ...change,
});

export const sampleTrace = (change: Partial<RoutingTrace> = {}): RoutingTrace => ({
  requestId: 7,
  requestNo: 'MC-20261118-00007',
  requestType: 3,
  country: 380,
  region: 'europe',
  language: 'it',
  serials: 1_200,
  companyName: 'Valdarno Est',
  owner: '',
  steps: [
    { ruleId: 11, rule: 1, outcome: 'unfit', unfit: ['type'], considered: [] },
    { ruleId: 12, rule: 2, outcome: 'unfit', unfit: ['place', 'language'], considered: [] },
    {
      ruleId: 13,
      rule: 3,
      outcome: 'decides',
      unfit: [],
      considered: [
        { userId: 6, name: 'Tomás Quiroga', openRequests: 11, suggested: 2, passed: null },
        { userId: 8, name: 'Sofie Dahl', openRequests: 6, suggested: 0, passed: 'away' },
      ],
    },
  ],
  result: { userId: 6, name: 'Tomás Quiroga', rule: 3, mode: 'suggested' },
  ...change,
});
