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
    serves: 'Obsługiwane kraje',
    people: 'Osoby',
  },
  disableText:
    'Wszystkie osoby z tej firmy zostaną natychmiast wylogowane i nie zalogują się, dopóki firma nie zostanie ponownie aktywowana.',
  disableUserText: 'Osoba zostanie natychmiast wylogowana i nie zaloguje się, dopóki nie zostanie ponownie aktywowana.',
  servesHint: 'Kraje, w których przyjmuje zlecenia',
  emailHint: 'Adres biura, na przykład serwis@firma.pl',
  person: {
    none: 'Nie ma tu jeszcze nikogo. Zaproś pierwszą osobę.',
    locked: 'Firma jest nieaktywna',
    invite: 'Zaproś osobę',
    inviteTitle: 'Zaproś osobę do firmy {{company}}',
  },
  people: 'Pokaż osoby',
  peopleOf: 'Osoby: {{name}}',
  emptyTitle: 'Nie ma jeszcze partnerów serwisowych',
  emptyText: 'Firmy realizujące zlecenia serwisowe i ich pracownicy pojawią się tutaj.',
} satisfies Texts<typeof en, 'pl'>;
