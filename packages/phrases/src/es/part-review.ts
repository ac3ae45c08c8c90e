import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Revisión de componentes, {{number}}',
  question: 'Necesitamos más información sobre estos componentes: {{parts}}. Compruebe sus datos y corríjalos aquí.',
  named: '{{number}}. {{name}}',
  pieces: 'Unidades aceptadas de {{part}}',
  of: 'de {{number}}',
  some: '{{accepted}} de {{number}} aceptadas',
  refused: 'Unidades rechazadas: {{number}}',
  show: 'Mostrar componentes rechazados',
  refusedOf: '{{refused}} de {{number}} rechazadas',
  parts: 'Componentes',
} satisfies Texts<typeof en, 'es'>;
