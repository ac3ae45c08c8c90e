import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Posibles duplicadas',
  shared_one: '{{number}} número de serie en común',
  shared_many: '{{number}} de números de serie en común',
  shared_other: '{{number}} números de serie en común',
  sameDefect: 'Mismo proyecto y misma fecha del defecto',
  otherCompany: 'De {{company}}',
  linkUnseen: 'Los clientes no verán la vinculación.',
  linkOf: 'Vincular reclamaciones: {{number}}',
  close: 'Cerrar como duplicada',
  closeOf: 'Cerrar como duplicada: {{number}}',
  closeText: 'Además, esta reclamación se vinculará con {{number}}.',
  linked: 'Vinculada con {{number}}',
  outward: 'Duplicada de',
  inward: 'Duplicada de esta reclamación',
  dialog: {
    title: 'Vincular {{number}} como duplicada',
    text: 'La otra reclamación sigue adelante. Ambas quedan abiertas y muestran el número de la otra. Para cerrar esta, proponga su rechazo.',
    hint: 'Por ejemplo: MC-20261106-00022',
    confirm: 'Vincular reclamaciones',
  },
  unlink: {
    action: 'Desvincular',
    actionOf: 'Desvincular {{number}}',
    title: '¿Desvincular {{number}}?',
    text: 'Ninguna de las dos mostrará ya el número de la otra. El motivo queda en el historial de ambas.',
    reasonHint: 'Por ejemplo: son otros módulos',
    done: '{{number}}: vinculación eliminada',
  },
} satisfies Texts<typeof en, 'es'>;
