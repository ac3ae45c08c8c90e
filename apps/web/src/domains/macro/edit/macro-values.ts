import { languages, type Language } from '@heliodesk/contract/kit';
import type { Macro, MacroContent, MacroStep, MacroStepKind } from '@heliodesk/contract/macro';
import { oldTextsOf, type OldText } from './older-texts.ts';

/** A macro as the form holds it; `macroId` is `null` while it is new. */
export interface MacroValues extends MacroContent {
  macroId: number | null;
  version: number;
  /** Translations that are older than the English text, … */
  older: OldText[];
  /** … and those of them that are still right. */
  stillRight: OldText[];
}

const noTexts = (): Record<Language, string> => Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>;

export const valuesOf = (macro: Macro): MacroValues => ({
  macroId: macro.macroId,
  names: macro.names,
  types: macro.types,
  statuses: macro.statuses,
  steps: macro.steps,
  isEnabled: macro.isEnabled,
  version: macro.version,
  older: oldTextsOf(macro),
  stillRight: [],
});

export const newMacro = (): MacroValues => ({
  macroId: null,
  names: noTexts(),
  types: [],
  statuses: ['picked_up'],
  steps: [],
  isEnabled: true,
  version: 0,
  older: [],
  stillRight: [],
});

const beginnings: { readonly [Kind in MacroStepKind]: () => Extract<MacroStep, { kind: Kind }> } = {
  pickUp: () => ({ kind: 'pickUp' }),
  message: () => ({ kind: 'message', texts: noTexts(), needsAnswer: false }),
  note: () => ({ kind: 'note', texts: noTexts() }),
  askDetails: () => ({ kind: 'askDetails', fields: [], texts: noTexts() }),
  askSerials: () => ({ kind: 'askSerials', verdicts: [], texts: noTexts() }),
  askFiles: () => ({ kind: 'askFiles', photos: [], onlyMissing: true, texts: noTexts() }),
  askBank: () => ({ kind: 'askBank' }),
  setDates: () => ({ kind: 'setDates' }),
  remind: () => ({ kind: 'remind', isLast: false }),
  linkDuplicate: () => ({ kind: 'linkDuplicate' }),
  proposeRejection: () => ({ kind: 'proposeRejection', reasonCode: '', withCoverage: false, texts: noTexts() }),
  complete: () => ({ kind: 'complete', outcome: 'answered', texts: noTexts() }),
};

/** A step of a kind before anything was chosen for it. */
export const newStep = (kind: MacroStepKind): MacroStep => beginnings[kind]();

/** Languages in which a macro says everything that it says in English. */
export function filledLanguages({ names, steps }: Pick<MacroValues, 'names' | 'steps'>): Language[] {
  const all = [names, ...steps.flatMap((step) => ('texts' in step ? step.texts : []))];
  const needed = all.filter((texts) => texts.en !== '');
  return languages.filter((language) => needed.length > 0 && needed.every((texts) => texts[language] !== ''));
}
