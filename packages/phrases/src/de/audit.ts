import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Wer',
    action: 'Was',
    subjectType: 'Art des Gegenstands',
    subjectId: 'Nummer des Gegenstands',
    address: 'Von welcher Adresse',
    when: 'Wann',
  },
  onBehalf: 'für {{name}}',
  system: 'System',
  stranger: 'Jemand ohne Anmeldung',
  export: {
    hint: 'Die gefilterten Einträge als .xlsx, höchstens die {{limit}} neuesten',
  },
  newest: 'Zurück zu den neuesten',
  noValues: 'Mehr wurde nicht festgehalten.',
  masked: 'verborgen',
  emptyTitle: 'Noch ist nichts geschehen',
  emptyText: 'Hier erscheint, wer sich anmeldet und was Mitarbeitende ändern, das Neueste zuerst.',
} satisfies Texts<typeof en, 'de'>;
