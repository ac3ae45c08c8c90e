import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: 'Nota uznaniowa {{number}}',
  about:
    'Ta nota uznaniowa dotyczy rekompensaty w związku z Państwa zgłoszeniem gwarancyjnym. Wypłacimy ją po potwierdzeniu noty w portalu.',
  number: 'Nota uznaniowa',
  day: 'Data',
  claim: 'Zgłoszenie gwarancyjne',
  what: 'Co wypłacamy',
  for: 'Tytuł wypłaty',
  account: 'Rachunek bankowy',
  intro: 'Zaakceptowali Państwo tę rekompensatę. Prosimy sprawdzić kwotę i rachunek. Po potwierdzeniu wypłacimy pieniądze.',
  colleague: 'Dane rachunku podaje i tę notę uznaniową potwierdza {{name}}. Rachunek widzi tylko {{name}}.',
  confirm: 'Potwierdź notę uznaniową',
  confirmed: 'Potwierdzono notę uznaniową',
  pdf: 'Nota uznaniowa (PDF)',
  state: {
    announced: 'Nota uznaniowa do potwierdzenia',
    held: 'Czeka na nowe dane rachunku',
    due: 'Płatność w przygotowaniu',
    paid: 'Zapłacono',
  },
} satisfies Texts<typeof en, 'pl'>;
