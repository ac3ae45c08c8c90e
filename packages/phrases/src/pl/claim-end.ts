import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: 'Wpisz naprawę',
    title: 'Wykonano naprawę',
    reportHint: 'Klient to przeczyta.',
    save: 'Zapisz naprawę',
    saved: 'Zapisano naprawę',
  },
  complete: {
    title: 'Zakończyć {{number}}?',
    text: 'Klient otrzyma e-mail z Państwa tekstem końcowym.',
    words: 'Tekst końcowy',
    wordsHint: 'Na przykład: co wypłacono, naprawiono lub wymieniono',
    confirm: 'Zakończ zgłoszenie',
    done: 'Zakończono {{number}}',
  },
  thread: {
    modules: 'Co dzieje się z Państwa modułami',
    parts: 'Co dzieje się z Państwa częściami',
    claimed: 'Zgłoszone',
    accepted: 'Uznane',
    covered: 'Z rozwiązaniem',
    done: 'Zrealizowane',
    refused: 'Odrzucone: {{number}}',
  },
} satisfies Texts<typeof en, 'pl'>;
