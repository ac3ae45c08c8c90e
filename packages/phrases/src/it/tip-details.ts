import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: 'Dati da verificare',
  question: 'Domanda su questo campo',
  questionOf: '{{field}}: domanda',
  content: 'Messaggio al cliente',
  contentHint: 'Nella lingua del cliente',
  more_one: '{{number}} altro campo',
  more_many: '{{number}} di altri campi',
  more_other: '{{number}} altri campi',
  none: 'Vuoto',
  field: 'Campo',
  before: 'Prima',
  now: 'Adesso',
  same: 'Senza modifiche: {{fields}}',
  saving: {
    saved: 'Salvataggio automatico',
    waiting: 'Salvataggio in corso',
    failed: 'Modifiche non salvate',
  },
  changedElsewhere: 'Nel frattempo un’altra persona ha modificato questi dati.',
  keepMine: 'Mantieni le mie risposte',
  takeTheirs: 'Usa le altre risposte',
} satisfies Texts<typeof en, 'it'>;
