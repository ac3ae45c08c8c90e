import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who the substitute is. */
export default {
  note: 'Días en UTC',
  new: 'Registrar ausencia',
  person: 'Persona',
  save: 'Guardar ausencia',
  saved: 'Ausencia guardada',
  ended: 'Ausencia terminada',
  whatTitle: 'Durante una ausencia',
  what: 'Las solicitudes que vencen o esperan nuestra respuesta pasan al sustituto. Los clientes ven el nuevo nombre. Lo que siga abierto vuelve después.',
  open: 'Abiertas: {{number}}',
  here: 'En la oficina',
  away: 'Ausente',
  planned: 'Prevista',
  standIn: 'Sustituto: {{name}}',
  handedOver: 'Con el sustituto: {{number}}',
  endNow: 'Terminar ahora',
  cancel: 'Cancelar ausencia',
  mark: 'Ausente hasta el {{until}}. Sustituto: {{name}}',
  for: 'por {{name}}',
  warning: '{{name}} está ausente hasta el {{until}}. Lo que venza pasa a {{standIn}}.',
} satisfies Texts<typeof en, 'es'>;
