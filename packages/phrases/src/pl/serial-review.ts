import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Sprawdź numery seryjne',
  titleOf: 'Weryfikacja numerów seryjnych, {{number}}',
  back: 'Wróć do sprawy',
  question: 'Nie udało nam się przypisać tych numerów seryjnych do naszych modułów. Prosimy porównać je z etykietami i poprawić tutaj.',
  locked: 'Numery seryjne można sprawdzać, gdy zgłoszenie jest w trakcie weryfikacji.',
  state: {
    accepted: 'Uznane',
    refused: 'Odrzucone',
    asked: 'Do wyjaśnienia',
    undecided: 'Bez decyzji',
    mixed: 'Różne',
  },
  decide: {
    accepted: 'Uznaj',
    refused: 'Odrzuć',
    asked: 'Zapytaj',
    undecided: 'Usuń decyzję',
  },
  field: {
    title: 'Wszystkie numery seryjne',
    each: 'Jedno pole to jeden moduł, w kolejności listy. Przeciągnij po polach, aby zaznaczyć zakres.',
    many: 'Moduły w jednym polu: {{number}}, w kolejności listy. Przeciągnij po polach, aby zaznaczyć zakres.',
    cell: 'Wiersz {{from}}: {{state}}',
    cells: 'Wiersze od {{from}} do {{to}}: {{state}}',
    keys: 'Numery seryjne jako pola. Poruszaj się strzałkami, zaznaczaj klawiszem Shift ze strzałkami.',
  },
  groups: {
    finding: 'Wynik sprawdzenia',
    serials: 'Numery seryjne',
    decision: 'Decyzja',
    reason: 'Powód dla klienta',
    others: '{{detail}} i inne: {{number}}',
    ask: 'Trafi do klienta jako wymagane działanie',
    chooseFirst: 'Najpierw wybierz decyzję',
    several: 'Kilka powodów',
    decisionOf: 'Decyzja: „{{finding}}”',
    reasonOf: 'Powód: „{{finding}}”',
  },
  rows: {
    title: 'Poszczególne numery seryjne',
    position: 'Wiersz',
    state: 'Decyzja',
    search: 'Szukaj numeru seryjnego',
    none: 'Brak pasujących numerów seryjnych.',
  },
  totals: {
    title: 'Uznane do tej pory',
    of: 'z {{number}} zgłoszonych',
  },
  finish: {
    action: 'Zakończ weryfikację',
    title: 'Po zakończeniu',
    cover: 'Możliwe do objęcia rozwiązaniami',
    refused: 'Pokazane klientowi jako odrzucone',
    asked: 'Przekazane klientowi do wyjaśnienia',
    question: 'Pytanie do klienta',
    done: 'Weryfikacja zakończona',
    doneBy: 'Zakończono {{time}}, {{name}}',
  },
  result: {
    title: 'Wynik naszej weryfikacji',
    asked: 'Do sprawdzenia',
    show: 'Pokaż odrzucone numery',
    download: 'Pobierz listę',
  },
  chooseReason: 'Dlaczego są odrzucone?',
} satisfies Texts<typeof en, 'pl'>;
