import { z } from 'zod';
import { PhotoPlace, photoPlaces } from '../attachment/index.ts';
import { answerList, answerText, Day, Id, LanguageCode, limits, optionalText, text, Timestamp, Version } from '../kit/index.ts';
import { mostFieldsAsked, RequestActed, SerialsInQuestion, waitingOnValues } from '../request/index.ts';
import { longestReason, mostAddresses } from '../shipment/index.ts';
import { macroLimits, MacroBody, StepPlace } from './schemas.ts';
import { macroStepKinds, type MacroStepKind } from './steps.ts';

export const OnRequestOfMacro = z.object({ requestId: Id });

/** A macro for one request. */
export const OfferedMacro = z.object({
  macroId: z.number().int(),
  name: answerText(macroLimits.name),
  steps: answerList(z.enum(macroStepKinds), macroLimits.steps),
  /** Why it can't run on this request: it is for other kinds, or for other states; `null` where it can. */
  unfit: z.enum(['type', 'status']).nullable(),
});
export type OfferedMacro = z.output<typeof OfferedMacro>;

/**
 * Why a step can't be done: the state or the role, guards of the request, or what the step needs itself. `inputMissing`: the one who runs it
 * has to choose first. `alreadyAsked`: the customer is asked for the same already. `nothingMissing`: all photos are there. `noFields`: this
 * kind of request has none of the fields. `noSerials`: nothing like that was found. `noOneToRemind`: no one would get it. `wrongDuplicate`:
 * not a claim that this one can be linked with. `stillCovered`: not every module is out of warranty. `noText`: there is nothing to say.
 * `textTooLong`: what it says has more characters than it can have. `noReason`: no such reason is left. `noCompensation`: nothing that the
 * customer accepted is still to be paid. `bankAsked`: bank details are asked for, and there is still time to answer. `bankEntered`: the customer
 * has entered them. `nothingToShip`: no goods are to leave or to arrive. `wrongDates`: no such dates are possible. `sameDates`: they are set
 * already. `dateReasonMissing`: later dates need a reason. `tooManyDates`: they were set too often.
 */
export const stepBlocks = [
  'notAllowed',
  'guards',
  'inputMissing',
  'alreadyAsked',
  'nothingMissing',
  'noFields',
  'noSerials',
  'noOneToRemind',
  'wrongDuplicate',
  'stillCovered',
  'noText',
  'textTooLong',
  'noReason',
  'noCompensation',
  'bankAsked',
  'bankEntered',
  'nothingToShip',
  'wrongDates',
  'sameDates',
  'dateReasonMissing',
  'tooManyDates',
] as const;
export type StepBlock = (typeof stepBlocks)[number];

/** An open task that asks for the same. */
const SameTask = z.object({ tipsId: z.number().int(), asker: answerText(130), askTime: Timestamp });
export type SameTask = z.output<typeof SameTask>;

const StepBlocked = z.object({
  why: z.enum(stepBlocks),
  guards: answerList(answerText(60), 20),
  /** Of `alreadyAsked` and `bankAsked`. */
  task: SameTask.nullable(),
});

/** What the one who runs a macro chooses for a step that leaves it open. */
export const stepInputs = ['fields', 'duplicate', 'dates'] as const;

/** Fields of a request by their path in the save call. */
const FieldPaths = answerList(answerText(60), mostFieldsAsked);

/** A day, or none yet. */
const AnyDay = answerText(10);

/** Dates of goods that leave and arrive. */
const DatesPreview = z.object({
  /** Deliveries that dates can be set for, those without any first, with the dates that count. */
  choices: answerList(z.object({ addressId: z.number().int(), name: answerText(200), etd: AnyDay, eta: AnyDay }), mostAddresses),
  /** Those that they would be set for: what was chosen, else those without any. */
  addressIds: answerList(z.number().int(), mostAddresses),
  etd: AnyDay,
  eta: AnyDay,
  reason: answerText(longestReason),
});
export type DatesPreview = z.output<typeof DatesPreview>;

/** What a step would do now, after the steps before it. */
export const StepPreview = z.object({
  kind: z.enum(macroStepKinds),
  /** What would be written, variables filled in, which may make it longer than it can be; `null` where the step writes nothing. */
  text: answerText(1_000_000).nullable(),
  /** Characters that the text can have. */
  textLimit: z.number().int(),
  textLanguage: LanguageCode.nullable(),
  /** Whose turn it is then; `null` where the step leaves that. */
  waitingOn: z.enum(waitingOnValues).nullable(),
  photos: answerList(PhotoPlace, photoPlaces.length),
  /** Not asked for, since they are there. */
  leftOut: answerList(PhotoPlace, photoPlaces.length),
  /** What is left to choose; the choice may be changed until it runs. */
  input: z.enum(stepInputs).nullable(),
  /** Fields that are asked for, … */
  fields: FieldPaths,
  /** … and those that can be chosen, where the macro leaves that open. */
  fieldChoices: FieldPaths,
  serials: SerialsInQuestion.nullable(),
  /** Of a claim that this one is linked with; empty without one. */
  duplicateNo: answerText(30),
  /** Of a step that sets dates; `null` of others. */
  dates: DatesPreview.nullable(),
  /** What a reminder is about, in the customer's language. */
  tasks: answerText(50_000),
  /** By when the customer should answer. */
  dueTime: Timestamp.nullable(),
  /** Of a proposal, in the reader's language. */
  reason: answerText(200),
  /** For the one who decides. */
  note: answerText(500),
  /** `null` where it can be done. */
  blocked: StepBlocked.nullable(),
});
export type StepPreview = z.output<typeof StepPreview>;

/** What a macro would do to a request now. */
export const MacroPreview = z.object({
  requestId: z.number().int(),
  /** Of the request; running it takes this one. */
  version: Version,
  macroId: z.number().int().nullable(),
  /** Of the macro; `null` while it isn't saved. */
  macroVersion: Version.nullable(),
  name: answerText(macroLimits.name),
  /** The customer's. */
  language: LanguageCode,
  contactName: answerText(130),
  unfit: OfferedMacro.shape.unfit,
  steps: answerList(StepPreview, macroLimits.steps),
});
export type MacroPreview = z.output<typeof MacroPreview>;

/** What was chosen for steps that leave it open. */
const inputs = z
  .array(
    z.object({
      step: StepPlace,
      fields: z.array(z.string().trim().min(1).max(60)).max(mostFieldsAsked).default([]),
      duplicateNo: z.string().trim().toUpperCase().max(30).default(''),
      /** Deliveries; left out, those that have no dates yet. */
      addressIds: z.array(Id).max(mostAddresses).optional(),
      etd: Day.optional(),
      eta: Day.optional(),
      /** Why dates are later than before. */
      reason: optionalText(longestReason),
    }),
  )
  .max(macroLimits.steps)
  .default([]);

export const PreviewMacroBody = z.object({ requestId: Id, macroId: Id, inputs });
export type PreviewMacroBody = z.input<typeof PreviewMacroBody>;

/** Steps that aren't saved, on a request. */
export const TryMacroBody = z.object({ requestId: Id, steps: MacroBody.shape.steps });
export type TryMacroBody = z.input<typeof TryMacroBody>;

export const RunMacroBody = z.object({
  requestId: Id,
  /** Of the request, as the preview had it. */
  version: Version,
  macroId: Id,
  macroVersion: Version,
  /** Texts as they were changed in the preview, by the step's place from 0; others are taken as they are. */
  texts: z
    .array(z.object({ step: StepPlace, text: text(limits.chatText) }))
    .max(macroLimits.steps)
    .default([]),
  /** As the preview had them. */
  inputs,
});
export type RunMacroBody = z.input<typeof RunMacroBody>;

/** What a step has done. */
const StepDone = z.object({
  kind: z.enum(macroStepKinds),
  /** The task that it sent; `null` if none. */
  tipsId: z.number().int().nullable(),
  /** Whether it can be taken back. */
  canUndo: z.boolean(),
});
export type StepDone = z.output<typeof StepDone>;

/** The request after a macro. */
export const MacroRan = RequestActed.extend({
  macroId: z.number().int(),
  name: answerText(macroLimits.name),
  runId: z.number().int(),
  steps: answerList(StepDone, macroLimits.steps),
  /** Until when what it did can be taken back; `null` if nothing can. */
  undoUntil: Timestamp.nullable(),
});
export type MacroRan = z.output<typeof MacroRan>;

export const UndoMacroBody = z.object({ runId: Id });

/** The request after a macro was undone. */
export const MacroUndone = RequestActed;

declare module '../kit/error-data.ts' {
  interface ErrorData {
    /** The step that holds the macro back, from 0, and why. Nothing was done. */
    'macro.blocked': { step: number; kind: MacroStepKind; why: StepBlock | 'other'; guards: readonly string[]; task: SameTask | null };
  }
}
