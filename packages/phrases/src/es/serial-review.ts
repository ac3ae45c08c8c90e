import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Revisar números de serie',
  titleOf: 'Revisión de números de serie, {{number}}',
  back: 'Volver al caso',
  question: 'No hemos podido asociar estos números de serie con módulos nuestros. Compárelos con las etiquetas y corríjalos aquí.',
  locked: 'Los números de serie se revisan mientras la reclamación está en revisión.',
  state: {
    accepted: 'Aceptado',
    refused: 'Rechazado',
    asked: 'Por preguntar',
    undecided: 'Sin decidir',
    mixed: 'Mixto',
  },
  decide: {
    accepted: 'Aceptar',
    refused: 'Rechazar',
    asked: 'Preguntar',
    undecided: 'Quitar la decisión',
  },
  field: {
    title: 'Todos los números de serie',
    each: 'Cada celda es un módulo, en el orden de la lista. Arrastre sobre las celdas para seleccionar un intervalo.',
    many: 'Cada celda representa {{number}} módulos, en el orden de la lista. Arrastre sobre las celdas para seleccionar un intervalo.',
    cell: 'Fila {{from}}: {{state}}',
    cells: 'Filas {{from}} a {{to}}: {{state}}',
    keys: 'Números de serie como celdas. Muévase con las flechas y seleccione con Mayús y las flechas.',
  },
  groups: {
    finding: 'Resultado',
    serials: 'Números de serie',
    decision: 'Decisión',
    reason: 'Motivo para el cliente',
    others: '{{detail}} y {{number}} más',
    ask: 'Se envía al cliente como acción requerida',
    chooseFirst: 'Elija primero una decisión',
    several: 'Varios motivos',
    decisionOf: 'Decisión sobre «{{finding}}»',
    reasonOf: 'Motivo de «{{finding}}»',
  },
  rows: {
    title: 'Números de serie uno a uno',
    position: 'Fila',
    state: 'Decisión',
    search: 'Buscar un número de serie',
    none: 'No hay números de serie que coincidan.',
  },
  totals: {
    title: 'Aceptados hasta ahora',
    of: 'de {{number}} reclamados',
  },
  finish: {
    action: 'Finalizar la revisión',
    title: 'Al finalizar',
    cover: 'Pueden cubrirse con soluciones',
    refused: 'Se muestran al cliente como rechazados',
    asked: 'Se preguntan en una acción requerida',
    question: 'Pregunta para el cliente',
    done: 'Revisión finalizada',
    doneBy: 'Finalizada el {{time}} por {{name}}',
  },
  result: {
    title: 'Resultado de nuestra revisión',
    asked: 'Por comprobar',
    show: 'Mostrar los números rechazados',
    download: 'Descargar la lista',
  },
  chooseReason: '¿Por qué se rechazan?',
} satisfies Texts<typeof en, 'es'>;
