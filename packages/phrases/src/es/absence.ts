import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who the substitute is. */
export default {
  weeks: 'Ausencias, 4 semanas',
  note: 'Cada casilla es un día hábil, en UTC',
  column: {
    person: 'Persona',
    days: 'Días',
    away: 'Ausencia',
    standIn: 'Sustituto',
  },
  new: 'Registrar ausencia',
  person: 'Persona',
  choices: {
    handNew: 'Las solicitudes nuevas pasan al sustituto',
    handOpen: 'También las abiertas, cuando venzan',
    tellCustomers: 'Avisar a los clientes que escriban',
  },
  awayThen: '{{name}} también está ausente en esas fechas, hasta el {{until}}.',
  free: 'Disponibles en esas fechas:',
  noneFree: 'Nadie más está disponible en esas fechas.',
  everyone: 'Ausencias de todo el equipo',
  save: 'Guardar ausencia',
  saved: 'Ausencia guardada',
  ended: 'Ausencia terminada',
  whatTitle: 'Durante una ausencia',
  what: 'Las solicitudes que vencen o esperan nuestra respuesta pasan al sustituto. Los clientes ven el nuevo nombre. Lo que pasó al sustituto vuelve después si sigue abierto.',
  open: 'Abiertas: {{number}}',
  here: 'En la oficina',
  away: 'Ausente',
  until: 'hasta el <day>{{until}}</day>',
  fromUntil: 'del <day>{{from}}</day> al <day>{{until}}</day>',
  editOf: 'Editar ausencia de {{name}}',
  endNow: 'Terminar ahora',
  cancel: 'Cancelar ausencia',
  nowWith: 'Ahora con {{name}}',
  back: 'Vuelven a {{name}} después del <day>{{day}}</day>',
  allOnDesk: 'Ver todas en la bandeja',
  mark: 'Ausente hasta el {{until}}. Sustituto: {{name}}',
  for: 'Sustituye a {{name}}',
  warning: '{{name}} está ausente hasta el {{until}}. Lo que venza pasa a {{standIn}}.',
} satisfies Texts<typeof en, 'es'>;
