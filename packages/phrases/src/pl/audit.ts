import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Kto',
    action: 'Co',
    subjectType: 'Rodzaj przedmiotu',
    subjectId: 'Numer przedmiotu',
    address: 'Z jakiego adresu',
    when: 'Kiedy',
  },
  onBehalf: 'w imieniu: {{name}}',
  system: 'System',
  stranger: 'Osoba niezalogowana',
  export: {
    hint: 'Przefiltrowane wpisy jako .xlsx, najwyżej {{limit}} najnowszych',
  },
  newest: 'Wróć do najnowszych',
  noValues: 'Nie zapisano nic więcej.',
  masked: 'ukryte',
  emptyTitle: 'Jeszcze nic się nie wydarzyło',
  emptyText: 'Tu widać logowania i zmiany wprowadzone przez pracowników, od najnowszych.',
} satisfies Texts<typeof en, 'pl'>;
