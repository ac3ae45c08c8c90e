import { languages, type Language } from '@heliodesk/contract/kit';
import type { Macro, MacroContent, MacroStep, MacroStepKind } from '@heliodesk/contract/macro';

/** A macro as the form holds it; `macroId` is `null` while it is new. */
export interface MacroValues extends MacroContent {
  macroId: number | null;
  version: number;
}

const noTexts = (): Record<Language, string> => Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>;

export const valuesOf = ({ macroId, names, types, statuses, steps, isEnabled, version }: Macro): MacroValues => ({
  macroId,
  names,
  types,
  statuses,
  steps,
  isEnabled,
  version,
});

export const newMacro = (): MacroValues => ({
  macroId: null,
  names: noTexts(),
  types: [],
  statuses: ['picked_up'],
  steps: [],
  isEnabled: true,
  version: 0,
});

const beginnings: { readonly [Kind in MacroStepKind]: () => Extract<MacroStep, { kind: Kind }> } = {
  pickUp: () => ({ kind: 'pickUp' }),
  message: () => ({ kind: 'message', texts: noTexts(), needsAnswer: false }),
  askFiles: () => ({ kind: 'askFiles', photos: [], onlyMissing: true, texts: noTexts() }),
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
