import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'Servicepartner anlegen',
  filter: {
    search: 'Name, Ort oder E-Mail',
    country: 'Sitz',
  },
  column: {
    name: 'Servicepartner',
    place: 'Ort',
    serves: 'Einsatzländer',
    people: 'Personen',
  },
  disableText: 'Alle Personen dieser Firma werden sofort abgemeldet und können sich erst wieder anmelden, wenn Sie die Firma aktivieren.',
  disableUserText: 'Die Person wird sofort abgemeldet und kann sich erst wieder anmelden, wenn Sie sie aktivieren.',
  servesHint: 'Länder, in denen der Servicepartner Aufträge übernimmt',
  emailHint: 'Die Adresse des Büros, zum Beispiel service@firma.de',
  person: {
    none: 'Noch keine Personen. Laden Sie die erste ein.',
    locked: 'Die Firma ist deaktiviert',
    invite: 'Person einladen',
    inviteTitle: 'Person zu {{company}} einladen',
  },
  people: 'Personen anzeigen',
  peopleOf: 'Personen von {{name}}',
  emptyTitle: 'Noch keine Servicepartner',
  emptyText: 'Hier erscheinen Firmen, die Serviceaufträge ausführen, mit ihren Personen.',
} satisfies Texts<typeof en, 'de'>;
