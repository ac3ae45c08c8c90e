import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Na przykład PL1234563218. Numer nie jest jeszcze znany? Wpisz 0.',
    phone: 'Z numerem kierunkowym kraju, np. +48 600 123 456',
    addressTitle: 'Widoczna tylko dla Państwa firmy',
  },

  company: {
    edit: 'Edytuj dane firmy',
    saved: 'Zapisano dane firmy',
    locked: 'Aby zmienić nazwę firmy, skontaktuj się z obsługą klienta. Nazwa widnieje w umowach i gwarancjach.',
  },

  contact: {
    card: 'Państwa dane',
    saved: 'Zapisano Państwa dane',
    locked: 'Aby zmienić adres e-mail do logowania, skontaktuj się z obsługą klienta.',
    news: 'Chcę otrzymywać e-mailem nowości o produktach i usługach',
  },

  addresses: {
    title: 'Adresy dostawy',
    count: '{{number}} z {{max}}',
    add: 'Nowy adres',
    added: 'Dodano adres',
    edit: 'Edytuj adres',
    save: 'Zapisz adres',
    saved: 'Zapisano adres',
    default: 'Domyślny',
    isDefault: 'Adres domyślny, proponowany jako pierwszy w zgłoszeniach gwarancyjnych',
    makeDefault: 'Ustaw jako domyślny',
    makeDefaultOf: 'Ustaw jako domyślny: {{name}}',
    madeDefault: '{{name}} to teraz adres domyślny',
    deleteTitle: 'Usunąć adres {{name}}?',
    deleteText: 'Zgłoszenia z dostawą pod ten adres zachowują jego kopię.',
    deleted: 'Usunięto adres {{name}}',
    emptyTitle: 'Nie ma jeszcze adresów',
    emptyText: 'Zapisane tutaj adresy można wybierać przy dostawach i wymianach.',
  },

  person: {
    title: 'Profil',
    edit: 'Edytuj dane',
    inContact: 'Imię i nazwisko, telefon i stanowisko można zmienić na stronie <link>Osoba kontaktowa</link>.',
    locked: 'Aby zmienić imię i nazwisko, adres e-mail, firmę lub zespół, zwróć się do administratora.',
  },

  language: {
    text: 'W tym języku wysyłamy e-maile. Wybór innego zmienia też język stron.',
    saved: 'Zapisano język',
  },

  password: {
    title: 'Hasło',
    hint: 'Od 6 do 16 liter i cyfr, co najmniej po jednej',
    changedOn: 'Zmieniono <day></day>',
    change: 'Zmień hasło',
    choose: 'Ustaw hasło',
    text: 'Zmiana hasła kończy wszystkie pozostałe sesje. Wyślemy e-mail z potwierdzeniem.',
    save: 'Zmień hasło',
    changed: 'Zmieniono hasło',
    changedText: 'Pozostałe sesje zakończono. Wysłaliśmy e-mail z tą informacją.',
    noneTitle: 'Nie ustawiono tu hasła',
    noneText: 'Logują się Państwo przez SSO. Jeśli potrzebne jest także hasło, wyślemy link do jego ustawienia.',
    noneAction: 'Wyślij link e-mailem',
  },

  sessions: {
    title: 'Sesje',
    text: 'Gdzie są Państwo zalogowani.',
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
    othersEnded: 'Zakończono wszystkie pozostałe sesje',
    stay: 'Na tym urządzeniu sesja trwa nadal.',
  },
} satisfies Texts<typeof en, 'pl'>;
