import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: 'Miejsce',
  pieces_one: '{{number}} sztuka',
  pieces_few: '{{number}} sztuki',
  pieces_many: '{{number}} sztuk',
  pieces_other: '{{number}} sztuki',
  perCell: 'Liczba sztuk w jednym polu: {{number}}.',
  details: {
    title: 'Co się stało i gdzie?',
    lead: 'Pola oznaczone <mark>*</mark> są wymagane do wysłania. Można przejść dalej bez nich i wrócić później.',
    whatTitle: 'Wada',
    projectTitle: 'Projekt',
    earlierTitle: 'Wcześniejsze zgłoszenie',
  },
  original: {
    search: 'Numer, tytuł lub projekt wcześniejszego zgłoszenia',
    unknown: 'Pierwotne zgłoszenie <b>{{number}}</b> nie istnieje',
    ask: 'Czy chodzi o zgłoszenie dotyczące tego samego projektu?',
    use: 'Użyj {{number}}',
    leave: 'Pozostaw puste',
    by: 'złożone przez: {{name}}',
  },
  cured: {
    original: 'Pierwotne zgłoszenie: <b>{{number}}</b>.',
    emptied: 'Pole pierwotnego zgłoszenia pozostawiono puste.',
  },
  hint: {
    defectDate: 'Dzień, w którym wadę zauważono po raz pierwszy',
    lastRequestNo: 'Jeśli zajmowaliśmy się tym wcześniej, np. MC-20260902-00003',
    projectName: 'Na przykład: Farma Wisła 3',
    capacity: 'Wszystkie zamontowane moduły łącznie, np. 500 kW',
    region: 'Puste pole oznacza kraj lub region z danych konta.',
  },
  answers: { title: 'Państwa odpowiedzi' },
} satisfies Texts<typeof en, 'pl'>;
