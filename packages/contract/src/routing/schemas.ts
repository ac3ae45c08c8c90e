import { z } from 'zod';
import { answerList, answerText, Id, LanguageCode, languages, RegionId, Timestamp, Version, wholeNumber } from '../kit/index.ts';
import { salesRegions } from '../reference/index.ts';
import { requestTypeValues } from '../request/index.ts';
import { passedOver, ruleConditions, ruleModes, stepOutcomes } from './decide.ts';

export const routingLimits = { rules: 50, countries: 100, companies: 50, people: 20, serials: 1_000_000, staff: 500 } as const;

/** How long back the counts of the rules look. Days. */
export const routingDays = 30;

const distinct = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((values) => new Set(values).size === values.length, { params: { rule: 'invalid' } })
    .default([]);

const Languages = distinct(LanguageCode, languages.length);
const Regions = distinct(z.enum(salesRegions), salesRegions.length);

/** Who a rule chooses from: a team, of which perhaps only those who work in the customer's language, or people by name. */
export const RuleTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), teamId: Id, inLanguage: z.boolean().default(false) }),
  z.object({
    kind: z.literal('people'),
    userIds: z
      .array(Id)
      .min(1)
      .max(routingLimits.people)
      .refine((ids) => new Set(ids).size === ids.length, { params: { rule: 'invalid' } }),
  }),
]);

/** What leads decide about a rule. A condition that is left empty fits every request. */
export const RuleBody = z.object({
  types: distinct(z.literal(requestTypeValues), requestTypeValues.length),
  /** Regions and countries are one condition: the request's country is among them. */
  regions: Regions,
  countries: distinct(RegionId, routingLimits.countries),
  /** The customer's. */
  languages: Languages,
  moreThanSerials: wholeNumber(1, routingLimits.serials).nullable().default(null),
  accountIds: distinct(Id, routingLimits.companies),
  target: RuleTarget,
  mode: z.enum(ruleModes).default('suggested'),
  isEnabled: z.boolean().default(true),
});
export type RuleBody = z.input<typeof RuleBody>;
export type RuleContent = z.output<typeof RuleBody>;

export const ChangeRuleBody = RuleBody.extend({ version: Version });
export type ChangeRuleBody = z.input<typeof ChangeRuleBody>;

export const OnRule = z.object({ ruleId: Id });
export const DeleteRuleQuery = z.object({ version: z.coerce.number<number>().pipe(Version) });

/** All rules in the order that they should have; those that are missing come last. */
export const OrderRulesBody = z.object({ ruleIds: z.array(Id).max(routingLimits.rules) });

const Named = z.object({ userId: z.number().int(), name: answerText(120) });

/** A rule as leads edit it; its number is its place among all rules. */
export const Rule = z.object({
  ruleId: z.number().int(),
  types: answerList(z.literal(requestTypeValues), requestTypeValues.length),
  regions: answerList(z.enum(salesRegions), salesRegions.length),
  countries: answerList(z.number().int(), routingLimits.countries),
  languages: answerList(LanguageCode, languages.length),
  moreThanSerials: z.number().int().nullable(),
  companies: answerList(z.object({ accountId: z.number().int(), companyName: answerText(200) }), routingLimits.companies),
  target: z.discriminatedUnion('kind', [
    /** `null`: the team was removed, and the rule finds no one. */
    z.object({ kind: z.literal('team'), teamId: z.number().int().nullable(), teamName: answerText(120), inLanguage: z.boolean() }),
    z.object({ kind: z.literal('people'), people: answerList(Named, routingLimits.people) }),
  ]),
  mode: z.enum(ruleModes),
  isEnabled: z.boolean(),
  /** Since when it has been turned off. */
  offSince: Timestamp.nullable(),
  /** Requests that it decided in the last 30 days. */
  decided: z.number().int(),
  version: Version,
});
export type Rule = z.output<typeof Rule>;

/** Someone who can own requests, with what they cover and how much they have. */
export const RoutedPerson = Named.extend({
  teamId: z.number().int().nullable(),
  openRequests: z.number().int(),
  isAway: z.boolean(),
  /** Without any entered, the language of their own screens. */
  languages: answerList(LanguageCode, languages.length),
  /** Without any entered, all of them. */
  regions: answerList(z.enum(salesRegions), salesRegions.length),
  /** 0: nothing was entered yet. */
  version: Version,
});
export type RoutedPerson = z.output<typeof RoutedPerson>;

/** Everything that the page shows. */
export const Routing = z.object({
  /** In their order. */
  rules: answerList(Rule, routingLimits.rules),
  people: answerList(RoutedPerson, routingLimits.staff),
  teams: answerList(z.object({ teamId: z.number().int(), name: answerText(60) }), 500),
  /** How many open requests someone can have before rules pass them over. */
  limit: z.number().int(),
  /** Requests of the last 30 days that are open without an owner, and that no rule has found one for. */
  unassigned: z.number().int(),
  /** What became of the suggestions of the last 30 days. */
  suggestions: z.object({ taken: z.number().int(), decided: z.number().int() }),
});
export type Routing = z.output<typeof Routing>;

export const OnPerson = z.object({ userId: Id });

/** What someone covers. */
export const CoverageBody = z.object({ languages: Languages, regions: Regions, version: Version });
export type CoverageBody = z.input<typeof CoverageBody>;

export const TryRequestQuery = z.object({ requestId: Id });

/** One rule, looked at for one request. */
export const TraceStep = z.object({
  ruleId: z.number().int(),
  /** Its number. */
  rule: z.number().int(),
  outcome: z.enum(stepOutcomes),
  /** Conditions that the request doesn't meet. */
  unfit: answerList(z.enum(ruleConditions), ruleConditions.length),
  considered: answerList(
    Named.extend({
      openRequests: z.number().int(),
      /** Other requests that are suggested to them. */
      suggested: z.number().int(),
      /** Why they don't get it; `null` for those who could. */
      passed: z.enum(passedOver).nullable(),
    }),
    routingLimits.staff,
  ),
});
export type TraceStep = z.output<typeof TraceStep>;

/** What the rules would do with a request now, also if someone has it. */
export const RoutingTrace = z.object({
  requestId: z.number().int(),
  requestNo: answerText(30),
  /** What the conditions look at. */
  requestType: z.literal(requestTypeValues),
  country: z.number().int().nullable(),
  region: z.enum(salesRegions).nullable(),
  language: LanguageCode,
  serials: z.number().int(),
  companyName: answerText(200),
  /** Empty: no one has it yet. */
  owner: answerText(120),
  /** From the first rule to the one that decides. */
  steps: answerList(TraceStep, routingLimits.rules),
  /** `null`: no rule finds anyone, so that it stays unassigned. */
  result: Named.extend({ rule: z.number().int(), mode: z.enum(ruleModes) }).nullable(),
});
export type RoutingTrace = z.output<typeof RoutingTrace>;
