import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Revisar números de serie',
  titleOf: 'Revisión de números de serie, {{number}}',
  question: 'No hemos podido asociar estos números de serie con módulos nuestros. Compárelos con las etiquetas y corríjalos aquí.',
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
    others: '{{detail}} y {{number}} más',
    chooseFirst: 'Elija primero una decisión',
    several: 'Varios motivos',
  },
  rows: {
    title: 'Números de serie uno a uno',
    position: 'Fila',
    state: 'Decisión',
    search: 'Buscar un número de serie',
    none: 'No hay números de serie que coincidan.',
  },
  showRefused: 'Mostrar números rechazados',
} satisfies Texts<typeof en, 'es'>;
