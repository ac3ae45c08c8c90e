import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Chi',
    action: 'Cosa',
    subjectType: 'Tipo di oggetto',
    subjectId: 'Numero dell’oggetto',
    address: 'Da quale indirizzo',
    when: 'Quando',
  },
  onBehalf: 'per conto di {{name}}',
  system: 'Sistema',
  stranger: 'Persona non autenticata',
  export: {
    hint: 'Le voci filtrate in .xlsx, al massimo le {{limit}} più recenti',
  },
  newest: 'Torna alle più recenti',
  noValues: 'Non è stato registrato altro.',
  masked: 'nascosto',
  emptyTitle: 'Ancora nessuna voce',
  emptyText: 'Qui compare chi accede e cosa modifica il personale, dal più recente.',
} satisfies Texts<typeof en, 'it'>;
