import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Potwierdzenie {{number}}',
  about: 'To potwierdzenie dokumentuje, co potwierdzono w portalu, kto to zrobił i kiedy. Nie można go zmienić.',
  what: 'Co potwierdzono',
  who: 'Kto potwierdził',
  by: 'Osoba potwierdzająca',
  for: 'W imieniu',
  at: 'Data i godzina',
  session: 'Dostęp do portalu',
  sessions: {
    customer: 'Zalogowano w portalu jako klient',
    staff: 'Zalogowano w portalu jako pracownik',
    guest: 'Gość, przez link z połączonego systemu',
  },
  answer: 'Odpowiedź na rozwiązanie',
  publicText: 'Co napisaliśmy',
  bankDetails: 'Dane rachunku',
  confirmed: 'Potwierdzone',
  deliverTo: 'Dostawa pod adres',
  shownIn: 'Teksty podano tak, jak je wtedy wyświetlono. Język: {{language}}.',
  digest: 'Skrót (SHA-256)',
  check: 'Aby sprawdzić to potwierdzenie, prosimy pobrać jego zapis z portalu. Skrót SHA-256 tego pliku musi być zgodny z podanym powyżej.',
  foot: 'Portal klienta Heliodesk',
  pdf: 'Potwierdzenie (PDF)',
  record: 'Zapis (JSON)',
} satisfies Texts<typeof en, 'pl'>;
