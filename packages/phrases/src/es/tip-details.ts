import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: 'Datos por revisar',
  question: 'Pregunta sobre este campo',
  questionOf: '{{field}}: pregunta',
  content: 'Mensaje al cliente',
  contentHint: 'En el idioma del cliente',
  more_one: '{{number}} campo más',
  more_many: '{{number}} de campos más',
  more_other: '{{number}} campos más',
  none: 'Vacío',
  field: 'Campo',
  before: 'Antes',
  now: 'Ahora',
  same: 'Sin cambios: {{fields}}',
  saving: {
    saved: 'Se guarda mientras escribe',
    waiting: 'Guardando',
    failed: 'Cambios sin guardar',
  },
  changedElsewhere: 'Entretanto, otra persona ha modificado estos datos.',
  keepMine: 'Conservar mis respuestas',
  takeTheirs: 'Usar sus respuestas',
} satisfies Texts<typeof en, 'es'>;
