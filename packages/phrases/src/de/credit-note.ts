import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: 'Gutschrift {{number}}',
  about:
    'Diese Gutschrift betrifft die Entschädigung zu Ihrem Garantieantrag. Wir zahlen sie, sobald Sie die Gutschrift im Portal bestätigt haben.',
  number: 'Gutschrift',
  day: 'Datum',
  claim: 'Garantieantrag',
  what: 'Was wir zahlen',
  for: 'Wofür',
  account: 'Bankkonto',
  intro: 'Sie haben diese Entschädigung angenommen. Prüfen Sie den Betrag und das Konto. Nach Ihrer Bestätigung zahlen wir.',
  colleague: '{{name}} hat die Bankdaten eingegeben und bestätigt diese Gutschrift. Nur {{name}} sieht das Konto.',
  confirm: 'Gutschrift bestätigen',
  confirmed: 'Gutschrift bestätigt',
  pdf: 'Gutschrift (PDF)',
  state: {
    announced: 'Gutschrift zu bestätigen',
    held: 'Wartet auf neue Bankdaten',
    due: 'Zahlung in Vorbereitung',
    paid: 'Bezahlt',
  },
} satisfies Texts<typeof en, 'de'>;
