import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'Mit schriftlicher Zustimmung antworten',
  answer: 'Antwort des Kunden',
  reason: 'Warum der Kunde nicht annimmt',
  file: 'Schriftliche Zustimmung',
  fileHint: 'Eine Datei als PDF, JPG oder PNG, zum Beispiel das unterschriebene Schreiben',
  hint: 'Der Kunde bekommt eine E-Mail, sieht die Datei und auch, dass Sie für ihn geantwortet haben.',
  save: 'Antwort speichern',
  shown: 'Schriftliche Zustimmung: <file>{{name}}</file>',
  given: 'Mit schriftlicher Zustimmung: {{name}}',
} satisfies Texts<typeof en, 'de'>;
