import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'Dodaj partnera serwisowego',
  filter: {
    search: 'Nazwa, miasto lub e-mail',
    country: 'Siedziba',
  },
  column: {
    name: 'Partner serwisowy',
    place: 'Miejsce',
    serves: 'Obsługuje',
    people: 'Osoby',
  },
  disableText: 'Wszystkie osoby zostaną od razu wylogowane i nie zalogują się do ponownego włączenia.',
  disableUserText: 'Wylogowanie następuje od razu, a logowanie będzie możliwe po ponownym włączeniu.',
  servesHint: 'Kraje, w których przyjmuje zlecenia.',
  emailHint: 'Biura, na przykład service@company.com.',
  person: {
    none: 'Nie ma jeszcze nikogo. Zaproś pierwszą osobę.',
    locked: 'Firma jest wyłączona',
    invite: 'Zaproś osobę',
    inviteTitle: 'Zaproszenie: {{company}}',
  },
  people: 'Pokaż osoby',
  peopleOf: 'Osoby: {{name}}',
  emptyTitle: 'Nie ma jeszcze partnerów serwisowych',
  emptyText: 'Tu pojawią się firmy realizujące zlecenia, wraz z ich osobami.',
} satisfies Texts<typeof en, 'pl'>;
