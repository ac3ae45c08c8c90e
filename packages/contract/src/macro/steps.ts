import { z } from 'zod';
import { PhotoPlace, photoPlaces } from '../attachment/index.ts';
import { limits } from '../kit/index.ts';
import { SerialVerdict, serialVerdicts } from '../module/index.ts';
import { localizedText, optionalLocalizedText } from '../reference/index.ts';
import { mostFieldsAsked, mostReason, mostRejectionText, outcomes } from '../request/index.ts';
import { isAskable } from './askable.ts';
import type { MacroVariable } from './variables.ts';

const step = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

/** A value of a dictionary. */
const DictValue = z.string().trim().min(1).max(40);

/**
 * Every step that a macro can have, with what leads choose for it. A step is an entry here, one that carries it out in the server
 * (`macro/steps`) and one that shows it in the web (`macro/steps`); none approves, and none pays.
 */
export const macroStepShapes = {
  pickUp: step('pickUp', {}),
  message: step('message', {
    texts: localizedText(limits.chatText),
    /** The customer has to answer, and we wait for that. */
    needsAnswer: z.boolean().default(false),
  }),
  note: step('note', {
    /** For staff, in the language of the one who runs it. */
    texts: localizedText(limits.chatText),
  }),
  askDetails: step('askDetails', {
    /** Those that the request's kind has are asked for; without any, the one who runs it chooses. */
    fields: z
      .array(
        z
          .string()
          .max(60)
          .refine(isAskable, { params: { rule: 'invalid' } }),
      )
      .max(mostFieldsAsked)
      .default([]),
    texts: optionalLocalizedText(limits.chatText),
  }),
  askSerials: step('askSerials', {
    /** Serial numbers about which this was found. */
    verdicts: z.array(SerialVerdict).min(1).max(serialVerdicts.length),
    texts: localizedText(limits.chatText),
  }),
  askFiles: step('askFiles', {
    photos: z.array(PhotoPlace).max(photoPlaces.length).default([]),
    /** Photos that are there already aren't asked for. */
    onlyMissing: z.boolean().default(true),
    texts: optionalLocalizedText(limits.chatText),
  }),
  /** For the compensations that run (workflow §5, tip 7); the bank details say who is asked. */
  askBank: step('askBank', {}),
  /** When goods leave and arrive: which ones and when, the one who runs it says. */
  setDates: step('setDates', {}),
  remind: step('remind', {
    /** The customer is told until when we wait. */
    isLast: z.boolean().default(false),
  }),
  /** With which claim, the one who runs it says. */
  linkDuplicate: step('linkDuplicate', {}),
  proposeRejection: step('proposeRejection', {
    /** Of dictionary `reject_reason`. */
    reasonCode: DictValue,
    /** Tells the one who decides how many modules are under warranty, and proposes nothing while any of them is. */
    withCoverage: z.boolean().default(false),
    /** What the customer reads; without any, the draft of the reason. */
    texts: optionalLocalizedText(mostRejectionText),
  }),
  /** The reason that an enquiry is nothing for us is shorter than an answer. */
  complete: step('complete', { outcome: z.enum(outcomes), texts: localizedText(limits.chatText) }).superRefine(
    ({ outcome, texts }, context) => {
      if (outcome === 'answered') return;
      for (const [language, text] of Object.entries(texts))
        if (text.length > mostReason)
          context.addIssue({ code: 'too_big', origin: 'string', maximum: mostReason, input: text, path: ['texts', language] });
    },
  ),
} as const;

export type MacroStepKind = keyof typeof macroStepShapes;
export const macroStepKinds = Object.keys(macroStepShapes) as MacroStepKind[];

type StepShape = (typeof macroStepShapes)[MacroStepKind];

/** One step of a macro. */
export const MacroStep = z.discriminatedUnion('kind', Object.values(macroStepShapes) as [StepShape, ...StepShape[]]);
export type MacroStep = z.output<typeof MacroStep>;
export type MacroStepOf<Kind extends MacroStepKind> = Extract<MacroStep, { kind: Kind }>;

/** Steps that ask for something, which gives the texts a date and what is missing. */
export const askingSteps: readonly MacroStepKind[] = ['askDetails', 'askSerials', 'askFiles', 'askBank'];

/** Variables that have a value only where a macro has a step of some kinds, and the rule that others break. */
const needing: readonly { variables: readonly MacroVariable[]; steps: readonly MacroStepKind[]; rule: string }[] = [
  { variables: ['missing', 'due'], steps: askingSteps, rule: 'macroNothingAsked' },
  { variables: ['places', 'etd', 'eta'], steps: ['setDates'], rule: 'macroNoDates' },
];

/** The rule that a variable breaks in the texts of a macro with such steps; `undefined` if none. */
export const ruleAgainst = (variable: MacroVariable, kinds: readonly MacroStepKind[]): string | undefined =>
  needing.find(({ variables, steps }) => variables.includes(variable) && !steps.some((kind) => kinds.includes(kind)))?.rule;
