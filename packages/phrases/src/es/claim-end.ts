import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: 'Registrar reparación',
    title: 'Reparación realizada',
    reportHint: 'El cliente lo leerá.',
    save: 'Guardar reparación',
    saved: 'Reparación guardada',
  },
  complete: {
    title: '¿Completar {{number}}?',
    text: 'El cliente recibe un correo electrónico con su mensaje final.',
    words: 'Mensaje final',
    wordsHint: 'Por ejemplo: qué se ha pagado, reparado o sustituido',
    confirm: 'Completar reclamación',
    done: '{{number}} completada',
  },
  thread: {
    modules: 'Qué pasa con sus módulos',
    parts: 'Qué pasa con sus componentes',
    claimed: 'Reclamados',
    accepted: 'Aceptados',
    covered: 'Con solución',
    done: 'Terminados',
    refused: 'Rechazados: {{number}}',
  },
} satisfies Texts<typeof en, 'es'>;
