import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Na przykład B04512345. Nie jest jeszcze znany? Wpisz 0.',
    phone: 'Z kierunkowym kraju, na przykład +34 600 123 456',
    addressTitle: 'Widzi ją tylko Państwa firma, aby łatwiej znaleźć adres',
  },

  company: {
    edit: 'Edytuj dane firmy',
    saved: 'Dane firmy zapisano',
    locked: 'Nazwę firmy zmienia obsługa klienta: widnieje ona w umowach i gwarancjach.',
  },

  contact: {
    card: 'Dane osobowe',
    saved: 'Dane zapisano',
    locked: 'Adres e-mail zmienia obsługa klienta: służy on do logowania.',
    news: 'Proszę informować mnie e-mailem o nowych produktach i usługach',
  },

  addresses: {
    title: 'Adresy dostawy',
    count: '{{number}} z {{max}}',
    add: 'Nowy adres',
    added: 'Adres dodano',
    edit: 'Edytuj adres',
    save: 'Zapisz adres',
    saved: 'Adres zapisano',
    default: 'Domyślny',
    isDefault: 'Adres domyślny: pojawia się pierwszy przy wyborze adresu do zgłoszenia gwarancyjnego',
    makeDefault: 'Ustaw jako domyślny',
    makeDefaultOf: 'Ustaw jako domyślny: {{name}}',
    madeDefault: '{{name}} to teraz adres domyślny',
    deleteTitle: 'Usunąć adres {{name}}?',
    deleteText: 'Zgłoszenia z dostawą pod ten adres zachowują jego kopię.',
    deleted: 'Usunięto adres {{name}}',
    emptyTitle: 'Nie ma jeszcze adresów',
    emptyText: 'Zapisane tutaj adresy można wybierać do dostaw i wymian.',
  },

  person: {
    title: 'Profil',
    edit: 'Edytuj dane',
    inContact: 'Imię i nazwisko, telefon i stanowisko zmienia się w sekcji <link>Osoba kontaktowa</link>.',
    locked: 'Imię i nazwisko, adres e-mail i przynależność zmienia administrator.',
  },

  language: {
    text: 'W tym języku przychodzą e-maile. Wybór innego zmienia też język interfejsu.',
    saved: 'Język zapisano',
  },

  password: {
    title: 'Hasło',
    hint: 'Od 6 do 16 liter i cyfr, co najmniej po jednej.',
    changedOn: 'Zmieniono <day></day>',
    change: 'Zmień hasło',
    choose: 'Ustaw hasło',
    text: 'Zmiana kończy wszystkie pozostałe sesje, a o zmianie informuje e-mail.',
    save: 'Zmień hasło',
    changed: 'Hasło zmieniono',
    changedText: 'Pozostałe sesje zakończono. Wysłaliśmy e-mail z tą informacją.',
    noneTitle: 'Nie ustawiono tu hasła',
    noneText: 'Logowanie odbywa się przez logowanie jednokrotne. Jeśli potrzebne jest także hasło, wyślemy link do jego ustawienia.',
    noneAction: 'Wyślij link e-mailem',
  },

  sessions: {
    title: 'Sesje',
    text: 'Miejsca, w których trwa zalogowanie.',
    on: '{{browser}}, {{system}}',
    unknown: 'Nieznane urządzenie',
    here: 'Ta sesja',
    since: 'od',
    lastSeen: 'ostatnia aktywność',
    end: 'Zakończ',
    endOf: 'Zakończ sesję: {{name}}',
    ended: 'Zakończono sesję: {{name}}',
    endOthers: 'Zakończ wszystkie pozostałe sesje',
    endOthersTitle: 'Zakończyć wszystkie pozostałe sesje?',
    endOthersText: 'Niezapisane tam dane mogą zostać utracone.',
    othersEnded: 'Wszystkie pozostałe sesje zakończono',
    stay: 'Tutaj sesja trwa nadal.',
  },
} satisfies Texts<typeof en, 'pl'>;
