import type { Language } from '../kit/index.ts';
import type { SalesRegion } from '../reference/index.ts';
import type { RequestType } from '../request/index.ts';

/** Whether a rule only suggests an owner, which a person confirms, or assigns the request by itself. */
export const ruleModes = ['suggested', 'automatic'] as const;
export type RuleMode = (typeof ruleModes)[number];

/** What a rule looks at. */
export const ruleConditions = ['type', 'place', 'language', 'serials', 'company'] as const;
export type RuleCondition = (typeof ruleConditions)[number];

/** What a rule came to: it is off, the request doesn't fit, no one has room, or it decides. */
export const stepOutcomes = ['off', 'unfit', 'noOne', 'decides'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

/**
 * Why someone doesn't get a request: they can't own this type or can't sign in, don't work in the customer's language or region, are out of
 * office, or have too much.
 */
export const passedOver = ['cannotOwn', 'language', 'region', 'away', 'full'] as const;
export type PassedOver = (typeof passedOver)[number];

/** What the conditions look at. */
export interface RoutedRequest {
  type: RequestType;
  country: number | null;
  region: SalesRegion | null;
  language: Language;
  serials: number;
  accountId: number | null;
}

export interface RoutingRule {
  ruleId: number;
  types: readonly RequestType[];
  regions: readonly SalesRegion[];
  countries: readonly number[];
  languages: readonly Language[];
  moreThanSerials: number | null;
  accountIds: readonly number[];
  target: { kind: 'team'; teamId: number | null; inLanguage: boolean } | { kind: 'people'; userIds: readonly number[] };
  mode: RuleMode;
  isEnabled: boolean;
}

/** Someone who may get a request. Who was disabled isn't among them. */
export interface Candidate {
  userId: number;
  teamId: number | null;
  /** What they can own. */
  types: readonly RequestType[];
  languages: readonly Language[];
  /** None: all. */
  regions: readonly SalesRegion[];
  openRequests: number;
  /** Other requests that are suggested to them. */
  suggested: number;
  isAway: boolean;
}

export interface Considered {
  userId: number;
  passed: PassedOver | null;
}

export interface RuleStep {
  ruleId: number;
  outcome: StepOutcome;
  unfit: RuleCondition[];
  considered: Considered[];
}

export interface Decision {
  /** From the first rule to the one that decides. */
  steps: RuleStep[];
  chosen: { ruleId: number; userId: number; mode: RuleMode } | null;
}

export interface Scene {
  /** In their order. */
  rules: readonly RoutingRule[];
  people: readonly Candidate[];
  /** No one gets more open requests than this; what is suggested to them counts. */
  limit: number;
}

const allows = <Value>(allowed: readonly Value[], value: Value | null): boolean =>
  allowed.length === 0 || (value !== null && allowed.includes(value));

/** The conditions of a rule that a request doesn't meet. */
export function unfitFor(rule: RoutingRule, request: RoutedRequest): RuleCondition[] {
  const isThere =
    (rule.regions.length === 0 && rule.countries.length === 0) ||
    (request.region !== null && rule.regions.includes(request.region)) ||
    (request.country !== null && rule.countries.includes(request.country));
  const met: Record<RuleCondition, boolean> = {
    type: allows(rule.types, request.type),
    place: isThere,
    language: allows(rule.languages, request.language),
    serials: rule.moreThanSerials === null || request.serials > rule.moreThanSerials,
    company: allows(rule.accountIds, request.accountId),
  };
  return ruleConditions.filter((condition) => !met[condition]);
}

const loadOf = ({ openRequests, suggested }: Candidate): number => openRequests + suggested;

/** Who a rule names is asked for everywhere; of a team, those who cover the request's region. */
function passedFor({ target }: RoutingRule, person: Candidate, request: RoutedRequest, limit: number): PassedOver | null {
  if (!person.types.includes(request.type)) return 'cannotOwn';
  if (target.kind === 'team' && target.inLanguage && !person.languages.includes(request.language)) return 'language';
  if (target.kind === 'team' && !allows(person.regions, request.region)) return 'region';
  if (person.isAway) return 'away';
  return loadOf(person) < limit ? null : 'full';
}

function consider(rule: RoutingRule, { people, limit }: Scene, request: RoutedRequest): Considered[] {
  const { target } = rule;
  if (target.kind === 'team')
    return people
      .filter(({ teamId }) => teamId !== null && teamId === target.teamId)
      .map((person) => ({ userId: person.userId, passed: passedFor(rule, person, request, limit) }));
  return target.userIds.map((userId) => {
    const person = people.find((each) => each.userId === userId);
    return { userId, passed: person === undefined ? 'cannotOwn' : passedFor(rule, person, request, limit) };
  });
}

/** Of those who could, the one with the least; of equals, the one who came first to the house. */
function mostRoom(considered: readonly Considered[], people: readonly Candidate[]): Candidate | undefined {
  const could = new Set(considered.filter(({ passed }) => passed === null).map(({ userId }) => userId));
  return people.filter(({ userId }) => could.has(userId)).toSorted((a, b) => loadOf(a) - loadOf(b) || a.userId - b.userId)[0];
}

/**
 * Who gets a request: the first rule that fits and finds someone decides, then the person with the most room. `kept` is who it is suggested
 * to already: they keep it as long as that rule could still choose them, so that suggestions don't change with every count.
 */
export function decide(scene: Scene, request: RoutedRequest, kept?: number): Decision {
  const steps: RuleStep[] = [];
  for (const rule of scene.rules) {
    const { ruleId, mode } = rule;
    const unfit = rule.isEnabled ? unfitFor(rule, request) : [];
    const considered = rule.isEnabled && unfit.length === 0 ? consider(rule, scene, request) : [];
    const keeps = considered.some(({ userId, passed }) => userId === kept && passed === null);
    const userId = keeps ? kept : mostRoom(considered, scene.people)?.userId;
    const outcome = !rule.isEnabled ? 'off' : unfit.length > 0 ? 'unfit' : userId === undefined ? 'noOne' : 'decides';
    steps.push({ ruleId, outcome, unfit, considered });
    if (userId !== undefined) return { steps, chosen: { ruleId, userId, mode } };
  }
  return { steps, chosen: null };
}
