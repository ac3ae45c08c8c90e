import { languages, type Language } from '@heliodesk/contract/kit';
import type { Macro, MacroPreview, StepPreview } from '@heliodesk/contract/macro';

const inEnglish = (text: string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, language === 'en' ? text : ''])) as Record<Language, string>;

export const sampleMacro = (change: Partial<Macro> = {}): Macro => ({
  macroId: 2,
  builtIn: 'photosMissing',
  name: 'Photos missing',
  names: inEnglish('Photos missing'),
  types: [3],
  statuses: ['picked_up'],
  steps: [
    { kind: 'askFiles', photos: ['front', 'label'], onlyMissing: true, texts: inEnglish('') },
    { kind: 'message', texts: inEnglish('We still need {{missing}} by {{due}}.'), needsAnswer: false },
  ],
  isEnabled: true,
  runs: 168,
  older: [],
  version: 3,
  ...change,
});

export const sampleStep = (change: Partial<StepPreview> = {}): StepPreview => ({
  kind: 'message',
  text: 'Bonjour',
  textLimit: 2_000,
  textLanguage: 'fr',
  waitingOn: null,
  photos: [],
  leftOut: [],
  input: null,
  fields: [],
  fieldChoices: [],
  serials: null,
  duplicateNo: '',
  dates: null,
  tasks: '',
  dueTime: null,
  reason: '',
  note: '',
  blocked: null,
  ...change,
});

export const samplePreview = (change: Partial<MacroPreview> = {}): MacroPreview => ({
  requestId: 7,
  version: 5,
  macroId: 2,
  macroVersion: 3,
  name: 'Photos missing',
  language: 'fr',
  contactName: 'Nadia Amrani',
  unfit: null,
  steps: [
    sampleStep({
      kind: 'askFiles',
      text: '',
      photos: ['label'],
      leftOut: ['front'],
      dueTime: '2026-11-25T17:00:00Z',
      waitingOn: 'customer',
    }),
    sampleStep({ text: 'Il manque : étiquette.' }),
  ],
  ...change,
});
