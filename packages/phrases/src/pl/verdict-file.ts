import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: 'Decyzje w arkuszu',
  hint: 'Wpisz decyzje w Excelu, a potem prześlij plik. Przed sprawdzeniem wyniku nic się nie zmieni.',
  download: 'Pobierz',
  upload: 'Prześlij',
  uploading: 'Odczytywanie pliku',
  show: 'Pokaż wynik',
  rows: 'Odczytane wiersze: {{number}}',
  apply: 'do zastosowania',
  unchanged: 'bez zmian',
  differ: 'inne niż w zgłoszeniu',
  leftOut: 'pominięte wiersze',
  differTitle: 'Inne niż obecne decyzje',
  sn: 'Numer seryjny',
  here: 'Obecnie',
  file: 'W pliku',
  keep: 'Zachowaj',
  keepOf: 'Zachowaj dla {{sn}}',
  keepAll: 'Zachowaj dla wszystkich',
  more: 'Pokazano tylko pierwsze {{number}}.',
  leftOutTitle: 'Pominięte',
  row: 'Wiersz {{row}}',
  fault: {
    unreadable: 'Numeru seryjnego nie da się odczytać.',
    notInClaim: '<sn>{{sn}}</sn> nie należy do tego zgłoszenia.',
    unknownDecision: '„{{text}}” nie jest decyzją. Wpisz: uznaj, odrzuć lub zapytaj.',
    reasonMissing: 'Odrzucenie wymaga powodu z listy.',
    unknownReason: '„{{text}}” nie jest powodem z listy.',
    contradiction: '<sn>{{sn}}</sn> ma inną decyzję w wierszu {{other}}.',
  },
  readAs: '„{{text}}” odczytano jako „{{reason}}”. Wiersze: {{number}}',
  take: 'Zastosuj decyzje ({{number}})',
  done: 'Zastosowano decyzje',
  discarded: 'Odrzucono plik',
} satisfies Texts<typeof en, 'pl'>;
