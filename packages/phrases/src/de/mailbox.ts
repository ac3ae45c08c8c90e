import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'Postfach der Demo',
  intro: 'In der Demo werden keine E-Mails versandt. Hier finden Sie alles, was versandt worden wäre.',
  search: 'Empfänger',
  find: 'Suchen',
  none: 'Noch keine E-Mails',
  noneFor: 'Keine E-Mails an „{{recipient}}“',
  subject: 'Betreff',
  recipient: 'An',
  sentAt: 'Gesendet (UTC)',
  newer: 'Neuere',
  older: 'Ältere',
  page: 'Seite {{page}} von {{pages}}',
  back: 'Alle E-Mails',
  pages: 'Seiten',
} satisfies Texts<typeof en, 'de'>;
