import { z } from 'zod';
import { PhotoPlace, photoPlaces } from '../attachment/index.ts';
import { answerList, answerText, Id, LanguageCode, languages, limits, text, Timestamp, Version } from '../kit/index.ts';
import { localizedLine } from '../reference/index.ts';
import { RequestActed, requestTypeValues, waitingOnValues } from '../request/index.ts';
import { askingSteps, MacroStep, macroStepKinds, type MacroStepKind } from './steps.ts';
import { askedVariables, isMacroVariable, placeholdersIn } from './variables.ts';

export const macroLimits = { macros: 100, steps: 10, name: 60 } as const;

/** Macros of the product: leads change them and switch them off, and they are never deleted. */
export const builtInMacros = ['greet', 'photosMissing', 'outOfWarranty'] as const;
export type BuiltInMacro = (typeof builtInMacros)[number];

/** States in which macros can run. */
export const macroStatuses = ['submitted', 'picked_up'] as const;

const withoutDoubles = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const noDoubles = { params: { rule: 'invalid' } };

/** What is wrong with the variables of a text: one that doesn't exist, or one that needs something asked for. */
function wrongVariable(written: string, isAsking: boolean): { rule: string; name: string } | undefined {
  const names = placeholdersIn(written);
  const unknown = names.find((name) => !isMacroVariable(name));
  if (unknown !== undefined) return { rule: 'macroVariable', name: unknown };
  const asked = isAsking ? undefined : names.find((name) => askedVariables.some((variable) => variable === name));
  return asked === undefined ? undefined : { rule: 'macroNothingAsked', name: asked };
}

function checkVariables(steps: readonly MacroStep[], report: z.core.ParsePayload<MacroStep[]>['issues']): void {
  const isAsking = steps.some(({ kind }) => askingSteps.includes(kind));
  for (const [index, step] of steps.entries())
    for (const language of 'texts' in step ? languages : []) {
      const written = 'texts' in step ? step.texts[language] : '';
      const wrong = wrongVariable(written, isAsking);
      if (wrong !== undefined)
        report.push({ code: 'custom', input: written, path: [index, 'texts', language], params: { rule: wrong.rule, name: wrong.name } });
    }
}

/** What leads decide about a macro. */
export const MacroBody = z.object({
  names: localizedLine(macroLimits.name),
  /** Kinds of requests and states that it is for; in others it is gray. */
  types: z.array(z.literal(requestTypeValues)).min(1).max(requestTypeValues.length).refine(withoutDoubles, noDoubles),
  statuses: z.array(z.enum(macroStatuses)).min(1).max(macroStatuses.length).refine(withoutDoubles, noDoubles),
  steps: z
    .array(MacroStep)
    .min(1)
    .max(macroLimits.steps)
    .check(({ value, issues }) => checkVariables(value, issues)),
  isEnabled: z.boolean().default(true),
});
export type MacroBody = z.input<typeof MacroBody>;
export type MacroContent = z.output<typeof MacroBody>;

export const ChangeMacroBody = MacroBody.extend({ version: Version });
export type ChangeMacroBody = z.input<typeof ChangeMacroBody>;

export const OnMacro = z.object({ macroId: Id });
export const DeleteMacroQuery = z.object({ version: z.coerce.number<number>().pipe(Version) });

/** All macros in the order that they should have; those that are missing come last. */
export const OrderMacrosBody = z.object({ macroIds: z.array(Id).max(macroLimits.macros) });

/** A macro as leads edit it. */
export const Macro = z.object({
  macroId: z.number().int(),
  /** Of a macro of the product; `null` for one that leads added. */
  builtIn: z.enum(builtInMacros).nullable(),
  /** In the reader's language, else in English. */
  name: answerText(macroLimits.name),
  names: z.record(z.enum(languages), answerText(macroLimits.name)),
  types: answerList(z.literal(requestTypeValues), requestTypeValues.length),
  statuses: answerList(z.enum(macroStatuses), macroStatuses.length),
  steps: answerList(MacroStep, macroLimits.steps),
  isEnabled: z.boolean(),
  /** How often it ran in the last 30 days. */
  runs: z.number().int(),
  version: Version,
});
export type Macro = z.output<typeof Macro>;

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
 * Why a step can't be done: the state or the role, guards of the request, or what the step needs itself. `nothingMissing`: all photos are
 * there. `stillCovered`: not every module is out of warranty. `noText`: there is nothing to say. `noReason`: no such reason is left.
 */
export const stepBlocks = ['notAllowed', 'guards', 'nothingMissing', 'stillCovered', 'noText', 'noReason'] as const;
export type StepBlock = (typeof stepBlocks)[number];

const StepBlocked = z.object({ why: z.enum(stepBlocks), guards: answerList(answerText(60), 20) });

/** What a step would do now, after the steps before it. */
export const StepPreview = z.object({
  kind: z.enum(macroStepKinds),
  /** What would be written, variables filled in; `null` where the step writes nothing. */
  text: answerText(limits.chatText).nullable(),
  /** Characters that the text can have. */
  textLimit: z.number().int(),
  textLanguage: LanguageCode.nullable(),
  /** Whose turn it is then; `null` where the step leaves that. */
  waitingOn: z.enum(waitingOnValues).nullable(),
  photos: answerList(PhotoPlace, photoPlaces.length),
  /** Not asked for, since they are there. */
  leftOut: answerList(PhotoPlace, photoPlaces.length),
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

export const PreviewMacroQuery = z.object({ requestId: Id, macroId: Id });

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
    .array(
      z.object({
        step: z
          .number()
          .int()
          .min(0)
          .max(macroLimits.steps - 1),
        text: text(limits.chatText),
      }),
    )
    .max(macroLimits.steps)
    .default([]),
});
export type RunMacroBody = z.input<typeof RunMacroBody>;

/** The request after a macro. */
export const MacroRan = RequestActed.extend({ macroId: z.number().int(), name: answerText(macroLimits.name) });
export type MacroRan = z.output<typeof MacroRan>;

declare module '../kit/error-data.ts' {
  interface ErrorData {
    /** The step that holds the macro back, from 0, and why. Nothing was done. */
    'macro.blocked': { step: number; kind: MacroStepKind; why: StepBlock | 'other'; guards: readonly string[] };
  }
}
