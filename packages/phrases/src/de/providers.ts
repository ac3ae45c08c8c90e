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
    serves: 'Zuständig für',
    people: 'Personen',
  },
  disableText: 'Alle Personen werden sofort abgemeldet und können sich erst nach der Freigabe wieder anmelden.',
  disableUserText: 'Die Abmeldung erfolgt sofort; eine Anmeldung ist erst nach der Freigabe wieder möglich.',
  servesHint: 'Länder, in denen Aufträge übernommen werden.',
  emailHint: 'Des Büros, zum Beispiel service@company.com.',
  person: {
    none: 'Noch niemand. Laden Sie die erste Person ein.',
    locked: 'Das Unternehmen ist deaktiviert',
    invite: 'Person einladen',
    inviteTitle: 'Zu {{company}} einladen',
  },
  people: 'Personen anzeigen',
  peopleOf: 'Personen von {{name}}',
  emptyTitle: 'Noch keine Servicepartner',
  emptyText: 'Hier erscheinen Unternehmen, die Serviceaufträge ausführen, mit ihren Personen.',
} satisfies Texts<typeof en, 'de'>;
