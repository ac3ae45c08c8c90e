import { z } from 'zod';
import {
  answerList,
  answerText,
  Day,
  decimal,
  Id,
  LanguageCode,
  limits,
  optionalLine,
  optionalText,
  positiveDecimal,
  text,
  Timestamp,
  Version,
  wholeNumber,
} from '../kit/index.ts';
import { OfferedSolution, OnRequest, RequestActed } from '../request/index.ts';
import { mostSolutions, solutionKinds, solutionKindValues, solutionStates } from './states.ts';

/** ISO 4217, an entry of dictionary `currency`. */
export const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/)
  .meta({ maxLength: 3 });

/** While a solution is written, any of its fields may still be missing. */
const unlessEmpty = (schema: z.ZodType<string, unknown>) =>
  z.preprocess(
    (given) => (given === null || (typeof given === 'string' && given.trim() === '') ? undefined : given),
    schema.optional().transform((given) => given ?? ''),
  ) as unknown as z.ZodType<string, string | number | null | undefined>;
const currency = unlessEmpty(CurrencyCode);

/** Characters of what the customer reads about all solutions of a claim, and of a note to the approver. */
export const mostSolutionText = limits.chatText;

const compensation = {
  /** For one piece. */
  unitPrice: unlessEmpty(positiveDecimal(2)),
  currency,
  /** Who is paid; empty: the customer's company. */
  payee: optionalLine(120),
};

const repair = {
  repairContent: optionalText(2_000),
  repairSite: optionalLine(200),
  /** What the repair is estimated to cost us. */
  repairTotalMoney: unlessEmpty(decimal(2)),
  currency,
};

const exchange = {
  /** What happens to the old pieces: a value of dictionary `old_component_handling`. */
  oldHandling: z.string().trim().max(40).default(''),
  newComponent: optionalLine(120),
  /** Model or size. */
  model: optionalLine(120),
  /** Of one new piece, in W. */
  power: unlessEmpty(positiveDecimal(1)),
  /** What goods and transport are estimated to cost us. */
  cost: unlessEmpty(decimal(2)),
  currency,
};

const saved = {
  requestId: Id,
  version: Version,
  /** Missing: a new one. */
  solutionId: Id.optional(),
  /** Pieces; with all solutions before it, no more than were accepted. */
  quantity: wholeNumber(1, limits.serialNumbers),
};

export const SaveSolutionBody = z.discriminatedUnion('kind', [
  z.object({ ...saved, kind: z.literal(solutionKinds.compensation), ...compensation }),
  z.object({ ...saved, kind: z.literal(solutionKinds.repair), ...repair }),
  z.object({ ...saved, kind: z.literal(solutionKinds.exchange), ...exchange }),
]);

export const RemoveSolutionBody = OnRequest.extend({ solutionId: Id });

/** The order in which solutions take the accepted pieces of the list: all of the claim's. */
export const OrderSolutionsBody = OnRequest.extend({ solutionIds: z.array(Id).min(1).max(mostSolutions) });

export const SolutionTextsBody = OnRequest.extend({
  /** What the customer reads, in the customer's language. */
  publicText: optionalText(mostSolutionText),
  /** For the one who approves. */
  note: optionalText(500),
});

export const ReturnSolutionBody = OnRequest.extend({
  reason: text(500),
  /** Those that have to change. */
  solutionIds: z.array(Id).min(1).max(mostSolutions),
});

/** That a repair was carried out: on which day, not before it was confirmed nor in the future, and what was done, as the customer reads it. */
export const FinishRepairBody = OnRequest.extend({ solutionId: Id, repairedOn: Day, report: text(2_000) });

export const SolutionsQuery = z.object({ requestId: Id });

const money = answerText(20);

/** A solution as both sides see it. */
export const Solution = OfferedSolution.extend({
  state: z.enum(solutionStates),
  /** When a compensation was paid. */
  payTime: Timestamp.nullable(),
  paid: z.boolean(),
  /** The day on which a repair was carried out, and what was done. */
  repairedOn: Day.nullable(),
  repairReport: answerText(2_000),
  /** It was done before the claim was reopened: its pieces have been settled. */
  isSettled: z.boolean(),
});
export type Solution = z.output<typeof Solution>;

/** What the customer is offered for a claim; empty until it is approved. */
export const Solutions = z.object({
  publicText: answerText(mostSolutionText),
  /** Pieces that the review accepted, and refused. */
  accepted: z.number().int().nonnegative(),
  refused: z.number().int().nonnegative(),
  solutions: answerList(Solution, mostSolutions),
});
export type Solutions = z.output<typeof Solutions>;

/** A solution as staff see it. */
export const PlannedSolution = Solution.extend({
  /** Of a repair or an exchange, what it is estimated to cost us. */
  cost: money,
  /** Fields that are still missing, by their names in the save call. */
  missing: answerList(answerText(40), 10),
  /** Why the approver returned it or the customer declined it; empty otherwise. */
  reason: answerText(500),
  writtenBy: answerText(130),
});
export type PlannedSolution = z.output<typeof PlannedSolution>;

const Amount = z.object({ currency: answerText(3), amount: money });

/** One time that solutions were sent for approval. */
export const SolutionRound = z.object({
  round: z.number().int(),
  sentBy: answerText(130),
  sentAt: Timestamp,
  dueAt: Timestamp,
  /** Where a second approval is needed, who has given the first; empty otherwise. */
  firstApprovedBy: answerText(130),
  decision: z.enum(['open', 'approved', 'returned']),
  decidedBy: answerText(130),
  decidedAt: Timestamp.nullable(),
  /** Why it was returned. */
  reason: answerText(500),
});
export type SolutionRound = z.output<typeof SolutionRound>;

/** What staff settle a claim with. */
export const SolutionPlan = z.object({
  ...RequestActed.shape,
  /** What the review has accepted and refused, in pieces. */
  accepted: z.number().int(),
  refused: z.number().int(),
  /** Pieces with a solution. */
  covered: z.number().int(),
  solutions: answerList(PlannedSolution, mostSolutions),
  publicText: answerText(mostSolutionText),
  /** A draft of it, made from the solutions in the customer's language. */
  draftText: answerText(mostSolutionText),
  language: LanguageCode,
  note: answerText(500),
  /** What all solutions together cost us, by currency. */
  costs: answerList(Amount, mostSolutions),
  /** The newest one. */
  round: SolutionRound.nullable(),
  rounds: z.number().int(),
});
export type SolutionPlan = z.output<typeof SolutionPlan>;

/** Facts for the one who approves. */
export const ApprovalCheck = z.object({
  accepted: z.number().int(),
  covered: z.number().int(),
  /** Of the accepted serial numbers, by warranty on the defect date; `null` for claims without serial numbers in the registry. */
  warranty: z.object({ covered: z.number().int(), outside: z.number().int(), unknown: z.number().int() }).nullable(),
  /** Amounts against the reader's limit; `limit` is `null` where the reader has none. */
  amounts: answerList(Amount.extend({ limit: money.nullable(), within: z.boolean() }), mostSolutions),
  /** Whether someone else has to approve as well. */
  needsSecond: z.boolean(),
  /** Claims that have settled some of the same serial numbers before. */
  settledBefore: answerList(
    z.object({ requestId: z.number().int(), requestNo: answerText(30), kind: z.literal(solutionKindValues), count: z.number().int() }),
    50,
  ),
  /** What one piece was compensated with in comparable cases: the same currency and product, approved within two years. */
  comparable: answerList(
    z.object({ solutionId: z.number().int(), cases: z.number().int(), lowest: money, median: money, highest: money }),
    mostSolutions,
  ),
});
export type ApprovalCheck = z.output<typeof ApprovalCheck>;

/** Currencies that someone can have a limit for. */
const mostLimits = 30;

/** Up to which amount someone approves alone, by currency. Without one, it always takes a second approver. */
export const ApprovalLimits = z.object({
  userId: z.number().int(),
  limits: answerList(Amount, mostLimits),
});
export type ApprovalLimits = z.output<typeof ApprovalLimits>;

export const ApprovalLimitsBody = z.object({
  userId: Id,
  limits: z
    .array(z.object({ currency: CurrencyCode, amount: positiveDecimal(2) }))
    .max(mostLimits)
    .superRefine((given, context) => {
      for (const [index, { currency: code }] of given.entries())
        if (given.findIndex((other) => other.currency === code) < index)
          context.addIssue({ code: 'custom', path: [index, 'currency'], params: { rule: 'duplicate' } });
    }),
});
export const ApprovalLimitsQuery = z.object({ userId: Id });
