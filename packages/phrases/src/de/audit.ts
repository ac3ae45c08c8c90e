import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Wer',
    action: 'Was',
    subjectType: 'Objektart',
    subjectId: 'Objekt-ID',
    address: 'IP-Adresse',
    when: 'Wann',
  },
  onBehalf: 'für {{name}}',
  system: 'System',
  stranger: 'Nicht angemeldet',
  export: {
    hint: 'Gefilterte Einträge als .xlsx exportieren (höchstens die {{limit}} neuesten)',
  },
  newest: 'Zurück zu den neuesten',
  noValues: 'Keine weiteren Werte aufgezeichnet.',
  masked: 'verborgen',
  emptyTitle: 'Noch keine Aktivitäten',
  emptyText: 'Anmeldungen und Änderungen durch Mitarbeitende erscheinen hier, die neuesten zuerst.',
} satisfies Texts<typeof en, 'de'>;
