import type { Texts } from '../texts.ts';
import type en from '../en/tips.ts';

export default {
  askTitle: 'Beim Kunden nachfragen: {{number}}',
  what: 'Was benötigen Sie?',
  ways: { details: 'Angaben zur Anfrage', serials: 'Seriennummern', files: 'Dateien' },
  askText: {
    details: 'Der Kunde kann nur die Felder ändern, die Sie auswählen. Alles andere bleibt wie eingereicht.',
    serials: 'Der Kunde erhält eine E-Mail und kann die Liste ändern, bis er antwortet. Alles andere bleibt wie eingereicht.',
    files: 'Der Kunde erhält eine E-Mail und kann Dateien hinzufügen, bis er antwortet. Alles andere bleibt wie eingereicht.',
  },
  photos: 'Fehlende Fotos',
  content: 'Was genau fehlt?',
  contentHint: 'Zum Beispiel: Das Etikett auf dem zweiten Foto ist nicht lesbar',
  due: 'Wir bitten um eine Antwort innerhalb von 3 Arbeitstagen.',
  send: { details: 'Angaben anfordern', serials: 'Nach Seriennummern fragen', files: 'Dateien anfordern' },
  sent: {
    details: '{{number}}: Angaben angefordert',
    serials: '{{number}}: nach Seriennummern gefragt',
    files: '{{number}}: Dateien angefordert',
  },
  asked: { details: 'Bittet um Angaben', serials: 'Fragt nach Seriennummern', files: 'Bittet um Dateien' },
  title: {
    details: '{{name}} hat eine Frage zu Ihren Angaben',
    serials: '{{name}} hat Fragen zu Ihren Seriennummern',
    files: '{{name}} benötigt Dateien von Ihnen',
  },
  by: 'Bitte antworten Sie bis <time></time>',
  note: 'Ihre Anmerkung',
  noteHint: 'Zum Beispiel: warum ein Foto nicht möglich ist',
  confirm: 'Antwort senden',
  final: 'Danach nicht mehr änderbar',
  thanks: 'Antwort gesendet',
  toTask: 'Zur Aufgabe',
  state: {
    open: 'Wartet auf Antwort',
    confirmed: 'Beantwortet',
    recalled: 'Zurückgenommen',
    superseded: 'Durch eine neuere ersetzt',
  },
  answeredBy: 'Beantwortet von {{name}}',
  added: 'Neue Dateien',
  removed: 'Entfernte Dateien',
  recall: 'Aufgabe zurücknehmen',
  recalled: '{{number}}: Aufgabe zurückgenommen',
  review: 'Als geprüft markieren',
  reviewed: 'Geprüft',
} satisfies Texts<typeof en, 'de'>;
