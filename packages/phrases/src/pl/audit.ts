import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Kto',
    action: 'Co',
    subjectType: 'Rodzaj obiektu',
    subjectId: 'ID obiektu',
    address: 'Adres IP',
    when: 'Kiedy',
  },
  onBehalf: 'w imieniu: {{name}}',
  system: 'System',
  stranger: 'Osoba niezalogowana',
  export: {
    hint: 'Eksportuj przefiltrowane wpisy do pliku .xlsx (najwyżej {{limit}} najnowszych)',
  },
  newest: 'Wróć do najnowszych',
  noValues: 'Nie zapisano innych wartości.',
  masked: 'ukryte',
  emptyTitle: 'Nie ma jeszcze zdarzeń',
  emptyText: 'Logowania i zmiany wprowadzone przez pracowników pojawią się tutaj, od najnowszych.',
} satisfies Texts<typeof en, 'pl'>;
