import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Kto',
    action: 'Co',
    subjectType: 'Rodzaj przedmiotu',
    subjectId: 'Numer przedmiotu',
    address: 'Z jakiego adresu',
    when: 'Kiedy',
    from: 'Od',
    to: 'Do',
    clear: 'Wyczyść',
  },
  onBehalf: 'w imieniu: {{name}}',
  system: 'System',
  stranger: 'Osoba niezalogowana',
  export: {
    button: 'Eksportuj',
    hint: 'Przefiltrowane wpisy jako .xlsx, najwyżej {{limit}} najnowszych',
  },
  older: 'Starsze wpisy',
  newest: 'Wróć do najnowszych',
  field: 'Pole',
  noValues: 'Nie zapisano nic więcej.',
  masked: 'ukryte',
  yes: 'Tak',
  no: 'Nie',
  emptyTitle: 'Jeszcze nic się nie wydarzyło',
  emptyText: 'Tu widać logowania i zmiany wprowadzone przez pracowników, od najnowszych.',
} satisfies Texts<typeof en, 'pl'>;
