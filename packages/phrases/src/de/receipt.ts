import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Beleg {{number}}',
  about: 'Dieser Beleg hält fest, was im Portal bestätigt wurde, von wem und wann. Er lässt sich nicht ändern.',
  what: 'Was bestätigt wurde',
  who: 'Wer bestätigt hat',
  by: 'Bestätigt von',
  for: 'Im Namen von',
  at: 'Datum und Uhrzeit',
  session: 'Zugang zum Portal',
  sessions: {
    customer: 'Mit einem Kundenkonto im Portal angemeldet',
    staff: 'Mit einem Konto für Mitarbeitende im Portal angemeldet',
    guest: 'Gast, über den Link eines verbundenen Systems',
  },
  answer: 'Antwort auf die Lösung',
  publicText: 'Was wir dazu geschrieben haben',
  bankDetails: 'Bankdaten',
  confirmed: 'Bestätigt',
  deliverTo: 'Lieferung an',
  shownIn: 'Die Texte stehen hier so, wie sie damals angezeigt wurden. Sprache: {{language}}.',
  digest: 'Prüfsumme (SHA-256)',
  check:
    'Um diesen Beleg zu prüfen, laden Sie seinen Datensatz aus dem Portal herunter. Die SHA-256-Prüfsumme dieser Datei muss mit der oben übereinstimmen.',
  foot: 'Heliodesk-Kundenportal',
  pdf: 'Beleg (PDF)',
  record: 'Datensatz (JSON)',
} satisfies Texts<typeof en, 'de'>;
