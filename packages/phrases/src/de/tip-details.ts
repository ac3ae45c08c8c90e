import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: 'Zu prüfende Angaben',
  question: 'Frage zu diesem Feld',
  questionOf: '{{field}}: Frage',
  content: 'Nachricht an den Kunden',
  contentHint: 'In der Sprache des Kunden',
  more_one: '{{number}} weiteres Feld',
  more_other: '{{number}} weitere Felder',
  none: 'Leer',
  field: 'Feld',
  before: 'Vorher',
  now: 'Jetzt',
  same: 'Unverändert: {{fields}}',
  saving: {
    saved: 'Wird automatisch gespeichert',
    waiting: 'Wird gespeichert',
    failed: 'Nicht gespeicherte Änderungen',
  },
  changedElsewhere: 'Jemand anderes hat diese Angaben inzwischen geändert.',
  keepMine: 'Meine Antworten behalten',
  takeTheirs: 'Die anderen Antworten übernehmen',
} satisfies Texts<typeof en, 'de'>;
