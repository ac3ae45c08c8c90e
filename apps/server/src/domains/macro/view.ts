import { fallbackLanguage, type Language } from '@heliodesk/contract/kit';
import type { Macro, MacroStepKind, OfferedMacro, StepDone } from '@heliodesk/contract/macro';
import type { RequestRecord } from '#src/domains/request/index.ts';
import type { Done } from './steps/step.ts';
import type { MacroRecord } from './store.ts';
import { olderOf } from './translations.ts';

/** A text in a language, else in English, with the language that it is in. */
export function wordedIn(texts: Readonly<Record<Language, string>>, language: Language): { text: string; language: Language } {
  const shown = texts[language] === '' ? fallbackLanguage : language;
  return { text: texts[shown], language: shown };
}

export const nameOfMacro = ({ names }: MacroRecord, language: Language): string => wordedIn(names, language).text;

/** A macro as leads edit it. */
export const toMacro = (macro: MacroRecord, language: Language, runs = 0): Macro => ({
  macroId: macro.id,
  builtIn: macro.built_in,
  name: nameOfMacro(macro, language),
  names: macro.names,
  types: macro.types,
  statuses: macro.statuses,
  steps: macro.steps,
  isEnabled: macro.is_enabled,
  runs,
  older: olderOf(macro),
  version: macro.version,
});

/** Why a macro isn't for a request; `null` where it is. */
export function unfitFor({ types, statuses }: MacroRecord, { type, status }: RequestRecord): OfferedMacro['unfit'] {
  if (!types.includes(type)) return 'type';
  return statuses.some((each) => each === status) ? null : 'status';
}

export const toOffered = (macro: MacroRecord, request: RequestRecord, language: Language): OfferedMacro => ({
  macroId: macro.id,
  name: nameOfMacro(macro, language),
  steps: macro.steps.map(({ kind }) => kind),
  unfit: unfitFor(macro, request),
});

/** What became of a step, as it travels. */
export const toStepDone = (kind: MacroStepKind, done: Done | undefined): StepDone => ({
  kind,
  tipsId: done?.undo === 'tip' ? done.tipsId : null,
  canUndo: done !== undefined && done.undo !== null,
});
