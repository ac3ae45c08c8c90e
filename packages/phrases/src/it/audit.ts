import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Chi',
    action: 'Cosa',
    subjectType: 'Tipo di oggetto',
    subjectId: 'ID oggetto',
    address: 'Indirizzo IP',
    when: 'Quando',
  },
  onBehalf: 'per conto di {{name}}',
  system: 'Sistema',
  stranger: 'Accesso non effettuato',
  export: {
    hint: 'Esporta le voci filtrate in .xlsx (al massimo le {{limit}} più recenti)',
  },
  newest: 'Torna alle più recenti',
  noValues: 'Nessun altro valore registrato.',
  masked: 'nascosto',
  emptyTitle: 'Ancora nessuna attività',
  emptyText: 'Gli accessi e le modifiche del personale compaiono qui, a partire dai più recenti.',
} satisfies Texts<typeof en, 'it'>;
