import { z } from 'zod';
import { answerText, Id, optionalText, text } from '../kit/index.ts';

/** What a claim can be settled with, by the codes of dictionary `workorder_solution_type` (spec 3 §6). */
export const solutionKinds = { compensation: 1, repair: 2, exchange: 3 } as const;
export type SolutionKind = (typeof solutionKinds)[keyof typeof solutionKinds];
export const solutionKindValues = Object.values(solutionKinds);
/** Names of the kinds, in the phrases. */
export const solutionKindNames = { 1: 'compensation', 2: 'repair', 3: 'exchange' } as const satisfies Record<
  SolutionKind,
  keyof typeof solutionKinds
>;

const money = answerText(20);

/** A solution as the customer is offered it: no more of it than they may know. */
export const OfferedSolution = z.object({
  solutionId: z.number().int(),
  kind: z.literal(solutionKindValues),
  quantity: z.number().int(),
  /** The accepted pieces that it covers, counted in the order of the list. */
  first: z.number().int(),
  last: z.number().int(),
  /** For one piece of a compensation, and for all; empty for other kinds. */
  unitPrice: money,
  money,
  currency: answerText(3),
  payee: answerText(120),
  repairContent: answerText(2_000),
  repairSite: answerText(200),
  /** What happens to the old pieces: a value of dictionary `old_component_handling`. */
  oldHandling: answerText(40),
  newComponent: answerText(120),
  model: answerText(120),
  /** Of one new piece, in W, and of all, in kW. */
  power: answerText(20),
  totalPower: answerText(20),
});
export type OfferedSolution = z.output<typeof OfferedSolution>;

const mostReason = 500;

/** The customer's answer to one solution; declining needs a reason. */
export const SolutionConfirmationBody = z
  .object({ msgId: Id, accept: z.boolean(), reason: optionalText(mostReason) })
  .refine(({ accept, reason }) => accept || reason !== '', { path: ['reason'], params: { rule: 'required' } });

/** The same by staff, with the file of the written consent that they have uploaded. */
export const ConsentBody = z
  .object({ msgId: Id, accept: z.boolean(), reason: optionalText(mostReason), attId: Id })
  .refine(({ accept, reason }) => accept || reason !== '', { path: ['reason'], params: { rule: 'required' } });

/** A written consent with which staff have answered. */
export const ConsentFile = z.object({ attId: z.number().int(), fileName: answerText(255), url: answerText(2_000) });
export type ConsentFile = z.output<typeof ConsentFile>;

/** What a form asks for when a solution is declined. */
export const Declining = z.object({ reason: text(mostReason) });
