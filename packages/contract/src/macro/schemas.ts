import { z } from 'zod';
import { answerList, answerText, Id, LanguageCode, languages, Version } from '../kit/index.ts';
import { localizedLine } from '../reference/index.ts';
import { requestTypeValues } from '../request/index.ts';
import { MacroStep, ruleAgainst, type MacroStepKind } from './steps.ts';
import { isMacroVariable, placeholdersIn } from './variables.ts';

export const macroLimits = { macros: 100, steps: 10, name: 60 } as const;

/** Macros of the product: leads change them and switch them off, and they are never deleted. */
export const builtInMacros = [
  'greet',
  'photosMissing',
  'serialsWrong',
  'outOfWarranty',
  'duplicate',
  'bankData',
  'ship',
  'remind',
  'lastReminder',
  'close',
] as const;
export type BuiltInMacro = (typeof builtInMacros)[number];

/** States in which macros can run. */
export const macroStatuses = ['submitted', 'picked_up', 'processing'] as const;

const withoutDoubles = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const noDoubles = { params: { rule: 'invalid' } };

/** The place of a step in its macro. */
export const StepPlace = z
  .number()
  .int()
  .min(0)
  .max(macroLimits.steps - 1);

/** What is wrong with the variables of a text: one that doesn't exist, or one that needs a step that isn't there. */
function wrongVariable(written: string, kinds: readonly MacroStepKind[]): { rule: string; name: string } | undefined {
  const names = placeholdersIn(written);
  const unknown = names.find((name) => !isMacroVariable(name));
  if (unknown !== undefined) return { rule: 'macroVariable', name: unknown };
  for (const name of names) {
    const rule = isMacroVariable(name) ? ruleAgainst(name, kinds) : undefined;
    if (rule !== undefined) return { rule, name };
  }
  return undefined;
}

function checkVariables(steps: readonly MacroStep[], report: z.core.ParsePayload<MacroStep[]>['issues']): void {
  const kinds = steps.map(({ kind }) => kind);
  for (const [index, step] of steps.entries())
    for (const language of 'texts' in step ? languages : []) {
      const written = 'texts' in step ? step.texts[language] : '';
      const wrong = wrongVariable(written, kinds);
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

/** A text of a macro in another language than English: of a step, or the name, where the step is `null`. */
const Translation = z.object({ step: StepPlace.nullable(), language: LanguageCode });
export type Translation = z.output<typeof Translation>;

/** Every text in every language. */
const mostTranslations = (macroLimits.steps + 1) * languages.length;

export const ChangeMacroBody = MacroBody.extend({
  version: Version,
  /** Older than the English text, but still right. */
  stillRight: z.array(Translation).max(mostTranslations).default([]),
});
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
  /** Translations of a text that was changed in English since. */
  older: answerList(Translation, mostTranslations),
  version: Version,
});
export type Macro = z.output<typeof Macro>;
