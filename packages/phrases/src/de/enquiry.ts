import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Angaben zur Anfrage',
  check: 'Prüfen Sie Ihre Anfrage',
  submit: 'Anfrage einreichen',
  copied: 'Dies ist ein Duplikat. Angaben und Dateien wurden übernommen, Nummer, Status und Seriennummer nicht.',
  submitted: 'Ihre Anfrage ist eingereicht',
  open: 'Anfrage öffnen',
  startedFor:
    '<b>{{by}}</b> aus unserem Kundenservice hat diese Anfrage für Sie begonnen. Prüfen und ergänzen Sie sie, und reichen Sie sie ein.',
  end: 'Unsere Antwort erhalten Sie im Nachrichtenverlauf. Dort können Sie auch nachfragen.',
  hint: {
    desc: 'Was Sie sehen, seit wann, und was Sie wissen möchten.',
    phone: 'Wenn Sie angerufen werden möchten. Mit Landesvorwahl, zum Beispiel +49 151 23456789.',
    address: 'Wenn Ihre Frage vom Standort abhängt',
  },
  serial: {
    looking: 'Register wird abgefragt',
    genuine: 'Original',
    warranty: 'Produktgarantie bis <day>{{day}}</day>',
    warrantyEnded: 'Die Produktgarantie endete am <day>{{day}}</day>',
    unknown: 'Diese Nummer ist nicht in unserem Register. Vergleichen Sie sie mit dem Etikett; die Anfrage können Sie trotzdem einreichen.',
  },
  module: {
    product: 'Modultyp, zum Beispiel HD-M72 575 W',
    serial: 'Wenn es um ein einzelnes Modul geht, zum Beispiel HD7226W14A018842',
    look: 'Eine Person aus dem Modulteam übernimmt die Anfrage und liest Ihre Frage und Ihre Dateien.',
    title: 'Anfrage Module für einen Kunden',
    atDesk: 'Modulanfragen in der Vorgangsliste',
    otherTeamTitle: 'Modulanfragen reicht ein anderes Team ein',
    otherTeamText: 'Ihr Team bearbeitet Trackervorgänge. Sie finden sie in der Vorgangsliste.',
  },
  tracker: {
    product: 'Tracker oder Teil, zum Beispiel Tracker-Steuerung',
    serial: 'Wenn es um ein einzelnes Teil geht: die Nummer auf dem Typenschild',
    look: 'Eine Person aus dem Trackerteam übernimmt die Anfrage und liest Ihre Frage und Ihre Dateien.',
    title: 'Anfrage Tracker für einen Kunden',
    atDesk: 'Trackeranfragen in der Vorgangsliste',
    otherTeamTitle: 'Trackeranfragen reicht ein anderes Team ein',
    otherTeamText: 'Ihr Team bearbeitet Modulvorgänge. Sie finden sie in der Vorgangsliste.',
  },
} satisfies Texts<typeof en, 'de'>;
