import { languages, type Language } from '@heliodesk/contract/kit';
import { builtInMacros, macroStatuses, macroVariables, type BuiltInMacro, type MacroContent } from '@heliodesk/contract/macro';
import { requestTypes, requestTypeValues } from '@heliodesk/contract/request';
import { translate } from '#src/platform/i18n/texts.ts';

/** Variables stand for themselves until a macro runs. */
const unfilled = Object.fromEntries(macroVariables.map((name) => [name, `{{${name}}}`]));

const inAllLanguages = (wordsIn: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as Record<Language, string>;

/** A phrase in all languages. */
const worded = (key: string): Record<Language, string> => inAllLanguages((language) => translate(language)(`macroText:${key}`, unfilled));
const noText = inAllLanguages(() => '');

type Content = Pick<MacroContent, 'types' | 'statuses' | 'steps'>;

/** What the macros of the product do (workflow §9), as long as no one has edited them. */
const contents = (): Record<BuiltInMacro, Content> => ({
  greet: {
    types: [...requestTypeValues],
    statuses: ['submitted'],
    steps: [{ kind: 'pickUp' }, { kind: 'message', texts: worded('text.greet'), needsAnswer: false }],
  },
  photosMissing: {
    types: [requestTypes.moduleClaim],
    statuses: ['picked_up'],
    steps: [
      { kind: 'askFiles', photos: ['front', 'label', 'defect', 'place'], onlyMissing: true, texts: noText },
      { kind: 'message', texts: worded('text.photosMissing'), needsAnswer: false },
    ],
  },
  serialsWrong: {
    types: [requestTypes.moduleClaim],
    statuses: ['picked_up'],
    steps: [
      { kind: 'askSerials', verdicts: ['unknown', 'replacedBefore', 'inOtherClaim'], texts: worded('text.serialsAsked') },
      { kind: 'message', texts: worded('text.serialsWrong'), needsAnswer: false },
    ],
  },
  outOfWarranty: {
    types: [requestTypes.moduleClaim],
    statuses: ['picked_up'],
    steps: [{ kind: 'proposeRejection', reasonCode: '1', withCoverage: true, texts: noText }],
  },
  duplicate: {
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    statuses: ['picked_up'],
    steps: [{ kind: 'linkDuplicate' }, { kind: 'proposeRejection', reasonCode: '6', withCoverage: false, texts: noText }],
  },
  bankData: {
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    statuses: ['processing'],
    steps: [{ kind: 'askBank' }, { kind: 'message', texts: worded('text.bankData'), needsAnswer: false }],
  },
  ship: {
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    statuses: ['processing'],
    steps: [{ kind: 'setDates' }, { kind: 'message', texts: worded('text.ship'), needsAnswer: false }],
  },
  remind: { types: [...requestTypeValues], statuses: [...macroStatuses], steps: [{ kind: 'remind', isLast: false }] },
  lastReminder: { types: [...requestTypeValues], statuses: [...macroStatuses], steps: [{ kind: 'remind', isLast: true }] },
  close: {
    types: [requestTypes.moduleClaim, requestTypes.trackerClaim],
    statuses: ['processing'],
    steps: [{ kind: 'complete', outcome: 'answered', texts: worded('text.close') }],
  },
});

/** The macros of the product in their order, in the words of this release. */
export function builtInContents(): { builtIn: BuiltInMacro; position: number; content: MacroContent }[] {
  const all = contents();
  return builtInMacros.map((builtIn, index) => ({
    builtIn,
    position: index + 1,
    content: { names: worded(`name.${builtIn}`), isEnabled: true, ...all[builtIn] },
  }));
}
