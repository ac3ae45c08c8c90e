import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · Weryfikacja',
  back: 'Wróć do sprawy',
  locked: 'Decyzje można podejmować, gdy zgłoszenie jest w trakcie weryfikacji.',
  state: {
    accepted: 'Uznane',
    refused: 'Odrzucone',
    asked: 'Do wyjaśnienia',
    undecided: 'Bez decyzji',
    mixed: 'Różne decyzje',
  },
  decide: {
    accepted: 'Uznaj',
    refused: 'Odrzuć',
    asked: 'Zapytaj',
    undecided: 'Usuń decyzję',
  },
  about: {
    reason: 'Powód dla klienta',
    ask: 'Trafi do klienta jako wymagane działanie',
    decisionOf: 'Decyzja: „{{finding}}”',
    reasonOf: 'Powód: „{{finding}}”',
  },
  totals: {
    title: 'Uznane do tej pory',
    of: 'z {{number}} zgłoszonych',
  },
  finish: {
    action: 'Zakończ weryfikację',
    title: 'Po zakończeniu',
    cover: 'Do objęcia rozwiązaniami',
    refused: 'Widoczne dla klienta jako odrzucone',
    asked: 'Przekazane klientowi do wyjaśnienia',
    question: 'Pytanie do klienta',
    done: 'Weryfikacja zakończona',
    doneBy: 'Zakończono: {{time}}, {{name}}',
  },
  chooseReason: 'Wybierz powód odrzucenia',
  result: {
    title: 'Wynik naszej weryfikacji',
    asked: 'Do sprawdzenia przez Państwa',
    download: 'Pobierz listę',
  },
} satisfies Texts<typeof en, 'pl'>;
