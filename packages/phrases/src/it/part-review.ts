import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Esame dei componenti, {{number}}',
  question: 'Abbiamo bisogno di altre informazioni su questi componenti: {{parts}}. Verifichi i dati e li corregga qui.',
  named: '{{number}}. {{name}}',
  pieces: 'Pezzi accettati di {{part}}',
  of: 'su {{number}}',
  some: '{{accepted}} su {{number}} accettati',
  refused: 'Pezzi rifiutati: {{number}}',
  show: 'Mostra i componenti rifiutati',
  refusedOf: '{{refused}} su {{number}} rifiutati',
  parts: 'Componenti',
} satisfies Texts<typeof en, 'it'>;
