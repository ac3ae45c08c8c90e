import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'Których modułów dotyczy zgłoszenie?',
    reading: 'Odczytujemy arkusz',
    adding: 'Dodajemy numery seryjne',
    ready_one: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}',
    ready_few: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}',
    ready_many: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}',
    ready_other: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}',
    listed_one: '{{number}} numer seryjny w zgłoszeniu',
    listed_few: '{{number}} numery seryjne w zgłoszeniu',
    listed_many: '{{number}} numerów seryjnych w zgłoszeniu',
    listed_other: '{{number}} numeru seryjnego w zgłoszeniu',
  },

  headText: {
    empty: 'Prześlij ich numery seryjne w arkuszu albo je wklej.',
    reading: 'Porównujemy każdy numer z naszym rejestrem i z wcześniejszymi zgłoszeniami.',
    ready: 'Przejrzyj je, a potem dodaj do zgłoszenia. Ostrzeżenia nie blokują wysłania.',
    listed: 'Dodaj kolejne albo przejdź dalej.',
  },

  drop: {
    title: 'Upuść tutaj arkusz',
    choose: 'Wybierz arkusz',
    hint: '.xlsx lub .xls, do {{rows}} wierszy',
  },

  sheet: {
    title: 'Jak wygląda arkusz',
    label: 'Szablon z kolumnami: numer seryjny, typ i moc. Wymagana jest tylko pierwsza.',
  },

  where: {
    title: 'Gdzie znaleźć numer',
    picture: 'Na etykiecie z tyłu i na krótszym boku ramy',
    text: 'Na etykiecie z tyłu i na krótszym boku ramy. Oba numery muszą być takie same.',
  },

  checked: {
    title: 'Co sprawdzamy',
    made: 'Wyprodukowany przez nas, o właściwym typie i mocy',
    warranty: 'Na gwarancji w dniu wystąpienia wady',
    warrantyOn: 'Na gwarancji {{day}}, w dniu wystąpienia wady',
    region: 'Sprzedany w Państwa regionie, nie ma go w innym otwartym zgłoszeniu',
  },

  wrong: {
    text: 'To plik tekstowy (CSV), a nie skoroszyt programu Excel',
    webPage: 'To strona internetowa, a nie skoroszyt programu Excel',
    sheet: 'To arkusz w innym formacie niż .xlsx lub .xls',
    other: 'To nie jest arkusz',
    inIt: 'Zawartość pliku',
    lines: 'Pierwsze wiersze pliku',
    toDo: 'Co zrobić',
    open: 'Otwórz plik w programie Excel',
    save: 'Wybierz Plik, Zapisz jako, <b>Skoroszyt programu Excel (.xlsx)</b>',
    again: 'Wybierz nowy plik',
    useTemplate: 'Wpisz numery do naszego szablonu albo je wklej.',
  },

  discarded: {
    title_one: 'Odrzucono {{number}} numer seryjny',
    title_few: 'Odrzucono {{number}} numery seryjne',
    title_many: 'Odrzucono {{number}} numerów seryjnych',
    title_other: 'Odrzucono {{number}} numeru seryjnego',
    text: 'Z pliku <file>{{file}}</file>. Do zgłoszenia nic nie dodano. Można je przywrócić do <time></time>.',
    restore: 'Przywróć',
  },

  line: {
    waiting: 'Czeka na poprzedni plik',
    ready_one: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}. Jeszcze nie ma ich w zgłoszeniu.',
    ready_few: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}. Jeszcze nie ma ich w zgłoszeniu.',
    ready_many: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}. Jeszcze nie ma ich w zgłoszeniu.',
    ready_other: 'Odczytane wiersze: {{rows}}. Można dodać: {{number}}. Jeszcze nie ma ich w zgłoszeniu.',
    later: 'Można je dodać, gdy drugi plik będzie gotowy',
  },
} satisfies Texts<typeof en, 'pl'>;
