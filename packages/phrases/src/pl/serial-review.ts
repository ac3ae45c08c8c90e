import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Sprawdź numery seryjne',
  titleOf: 'Weryfikacja numerów seryjnych, {{number}}',
  question: 'Nie udało nam się przypisać tych numerów seryjnych do naszych modułów. Prosimy porównać je z etykietami i poprawić tutaj.',
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
    others: '{{detail}} i inne: {{number}}',
    chooseFirst: 'Najpierw wybierz decyzję',
    several: 'Kilka powodów',
  },
  rows: {
    title: 'Poszczególne numery seryjne',
    position: 'Wiersz',
    state: 'Decyzja',
    search: 'Szukaj numeru seryjnego',
    none: 'Brak pasujących numerów seryjnych.',
  },
  showRefused: 'Pokaż odrzucone numery',
} satisfies Texts<typeof en, 'pl'>;
