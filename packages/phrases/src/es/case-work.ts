import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: 'Registrar una llamada sobre {{number}}',
    direction: 'Quién llamó',
    out: 'Llamamos nosotros',
    in: 'Llamó el cliente',
    phone: 'Número',
    calledAt: 'Hora de la llamada',
    calledAtHint: 'En su hora local',
    calledAtMissing: 'Indique cuándo fue la llamada.',
    result: 'Resultado',
    results: {
      reached: 'Contactado',
      message: 'Mensaje dejado',
      noAnswer: 'Sin respuesta',
      wrongNumber: 'Número equivocado',
    },
    note: 'Qué se habló',
    noteHint: 'Interno. El cliente no lo ve.',
    keepsPromise: 'Cuenta como primer contacto',
    promiseOpen: 'El primer contacto sigue pendiente',
    confirm: 'Guardar la llamada',
    done: '{{number}}: llamada registrada',
  },
  called: {
    reached: 'Llamada, contactado',
    message: 'Llamada, mensaje dejado',
    noAnswer: 'Llamada, sin respuesta',
    wrongNumber: 'Llamada, número equivocado',
    in: 'Llamada del cliente',
  },
  related: {
    title: 'Más de esta empresa',
    project: 'Mismo proyecto',
    contact: 'Misma persona de contacto',
    company: 'Misma empresa',
  },
  change: {
    to: 'A {{after}}',
    fromTo: 'De {{before}} a {{after}}',
  },
} satisfies Texts<typeof en, 'es'>;
