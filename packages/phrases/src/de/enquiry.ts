import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Angaben zur Anfrage',
  check: 'Prüfen Sie Ihre Anfrage',
  submit: 'Anfrage einreichen',
  copied: 'Dies ist ein Duplikat. Angaben und Dateien wurden übernommen, Nummer, Status und Seriennummer nicht.',
  submitted: 'Anfrage eingereicht',
  open: 'Anfrage öffnen',
  startedFor:
    '<b>{{by}}</b> vom Kundenservice hat diese Anfrage für Sie begonnen. Prüfen Sie sie, ergänzen Sie, was fehlt, und reichen Sie sie ein.',
  end: 'Unsere Antwort erhalten Sie im Nachrichtenverlauf. Dort können Sie auch nachfragen.',
  hint: {
    desc: 'Was Sie sehen, seit wann, und was Sie wissen möchten',
    phone: 'Nur wenn Sie einen Anruf wünschen. Mit Landesvorwahl, zum Beispiel +49 151 23456789.',
    address: 'Nur wenn Ihre Frage vom Standort abhängt',
  },
  serial: {
    looking: 'Wird im Register gesucht',
    genuine: 'Original',
    warranty: 'Produktgarantie bis <day>{{day}}</day>',
    warrantyEnded: 'Die Produktgarantie endete am <day>{{day}}</day>',
    unknown: 'Diese Nummer ist nicht in unserem Register. Vergleichen Sie sie mit dem Etikett. Sie können die Anfrage trotzdem einreichen.',
  },
  module: {
    product: 'Modultyp, zum Beispiel HD-M72 575 W',
    serial: 'Wenn es um ein einzelnes Modul geht, zum Beispiel HD7226W14A018842',
    look: 'Jemand aus dem Modulteam sieht sich Ihre Frage und Ihre Dateien an.',
    title: 'Anfrage Module für einen Kunden',
    atDesk: 'Modulanfragen in der Vorgangsliste',
    otherTeamTitle: 'Für Modulanfragen ist ein anderes Team zuständig',
    otherTeamText: 'Ihr Team bearbeitet Trackervorgänge. Sie finden sie in der Vorgangsliste.',
  },
  tracker: {
    product: 'Tracker oder Teil, zum Beispiel Tracker-Steuerung',
    serial: 'Wenn es um ein einzelnes Teil geht: die Nummer auf dem Typenschild',
    look: 'Jemand aus dem Trackerteam sieht sich Ihre Frage und Ihre Dateien an.',
    title: 'Anfrage Tracker für einen Kunden',
    atDesk: 'Trackeranfragen in der Vorgangsliste',
    otherTeamTitle: 'Für Trackeranfragen ist ein anderes Team zuständig',
    otherTeamText: 'Ihr Team bearbeitet Modulvorgänge. Sie finden sie in der Vorgangsliste.',
  },
} satisfies Texts<typeof en, 'de'>;
