import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: 'Zapisz rozmowę dla {{number}}',
    direction: 'Kto dzwonił',
    out: 'Dzwoniliśmy my',
    in: 'Dzwonił klient',
    phone: 'Numer',
    calledAt: 'Czas rozmowy',
    calledAtHint: 'W Państwa czasie lokalnym',
    calledAtMissing: 'Podaj czas rozmowy.',
    result: 'Wynik',
    results: {
      reached: 'Rozmowa odbyta',
      message: 'Zostawiono wiadomość',
      noAnswer: 'Brak odpowiedzi',
      wrongNumber: 'Błędny numer',
    },
    note: 'O czym rozmawiano',
    noteHint: 'Wewnętrzne. Klient tego nie widzi.',
    keepsPromise: 'Liczy się jako pierwszy kontakt',
    promiseOpen: 'Pierwszy kontakt jest nadal wymagany',
    confirm: 'Zapisz rozmowę',
    done: '{{number}}: zapisano rozmowę',
  },
  called: {
    reached: 'Telefon, rozmowa odbyta',
    message: 'Telefon, zostawiono wiadomość',
    noAnswer: 'Telefon, brak odpowiedzi',
    wrongNumber: 'Telefon, błędny numer',
    in: 'Telefon od klienta',
  },
  related: {
    title: 'Inne zgłoszenia tej firmy',
    project: 'Ten sam projekt',
    contact: 'Ta sama osoba kontaktowa',
    company: 'Ta sama firma',
  },
  change: {
    to: 'Nowa osoba: {{after}}',
    fromTo: 'Wcześniej {{before}}, teraz {{after}}',
  },
} satisfies Texts<typeof en, 'pl'>;
