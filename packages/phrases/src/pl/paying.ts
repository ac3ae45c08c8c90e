import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: 'Do zapłaty', paid: 'Zapłacone' },
  empty: {
    toPay: 'Brak płatności do wykonania',
    text: 'Płatności pojawią się tutaj, gdy klient potwierdzi notę uznaniową.',
    paid: 'Nic jeszcze nie zapłacono',
  },
  column: { paidBy: 'Zapłacone przez' },
  export: {
    hint: 'Eksportuj tę listę do .xlsx (najwyżej {{limit}} pierwszych płatności)',
    cut: 'Eksport kończy się tutaj: limit wynosi {{limit}} płatności.',
    file: 'platnosci',
    due: 'Zapłacić do (UTC)',
    recorded: 'Wpisano (UTC)',
    checkedBy: 'Dane rachunku sprawdzone przez',
  },
  payOf: 'Zapłać {{number}}',
  titleFor: 'Płatność: {{amount}}',
  due: 'Termin płatności',
  record: {
    title: 'Wpisz płatność',
    text: 'Najpierw wykonaj przelew w banku. Po wpisaniu płatności tutaj powiadomimy klienta. Tego nie można cofnąć.',
    proofHint: 'Na przykład potwierdzenie przelewu z banku',
    proofMissing: 'Dodaj co najmniej jeden dowód.',
    action: 'Oznacz jako zapłacone',
    done: 'Wpisano płatność. Powiadomiliśmy klienta.',
  },
  paid: 'Płatność',
  correct: {
    action: 'Popraw',
    title: 'Popraw dane płatności',
    text: 'Kwota i rachunek pozostają bez zmian. Klient zobaczy nową datę i nowe dowody. Poprzedni wpis widzi tylko księgowość.',
    reasonHint: 'Mogą go też przeczytać osoby, które widzą zgłoszenie.',
    confirm: 'Zapisz poprawkę',
    done: 'Poprawiono dane płatności',
    beforeDay: 'Poprzednia data',
    beforeReference: 'Poprzedni numer referencyjny',
    by: 'Poprawka: <b>{{name}}</b>, <time></time>',
    replaced: 'Zastąpione dowody',
    guard: {
      notInvolved: 'Wykonali Państwo jeden z wcześniejszych kroków. Poprawić płatność musi inna osoba.',
      notChecker: 'Dane rachunku sprawdzili Państwo. Poprawić płatność musi inna osoba.',
      notAnswerer: 'Odpowiedzieli Państwo w imieniu klienta. Poprawić płatność musi inna osoba.',
      notArchived: 'Zgłoszenie jest zarchiwizowane, więc płatności nie można już poprawić.',
    },
  },
  guard: {
    notInvolved: 'Wykonali Państwo jeden z wcześniejszych kroków. Zapłacić musi inna osoba.',
    notChecker: 'Dane rachunku sprawdzili Państwo. Zapłacić musi inna osoba.',
    notAnswerer: 'Odpowiedzieli Państwo w imieniu klienta. Zapłacić musi inna osoba.',
    accountConfirmed: 'Dane rachunku nie są potwierdzone.',
  },
  stale: 'Ktoś zmienił tę płatność w międzyczasie. Wpisane dane nadal tu są: prosimy je przejrzeć i wysłać ponownie.',
} satisfies Texts<typeof en, 'pl'>;
