import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'Ahora es usted la persona responsable',
    message: 'Mensaje escrito en {{language}}',
    note: 'Nota escrita',
    askDetails: 'Se han pedido datos al cliente',
    askSerials: 'Se ha preguntado al cliente por números de serie',
    askFiles: 'Se han pedido archivos al cliente',
    askBank: 'Datos bancarios pedidos al cliente',
    setDates: 'Fechas de entrega fijadas',
    remind: 'Se ha enviado un recordatorio al cliente',
    linkDuplicate: 'Vinculada con {{number}}',
    proposeRejection: 'Rechazo propuesto: {{reason}}',
    complete: 'Solicitud completada',
  },
  input: {
    fields: '¿Qué datos?',
    duplicate: '¿Qué reclamación sigue adelante?',
    duplicateHint: 'Elija una reclamación o escriba su número.',
    dates: 'Salida y llegada',
    deliveries: '¿Qué entregas?',
    later: 'Se elige al ejecutar la macro',
  },
  tasks: 'El recordatorio menciona:',
  openTask: 'Abrir acción requerida',
  remindInstead: 'Enviar recordatorio',
  nothingSent: 'No se ha enviado ni cambiado nada.',
  next: 'Caso siguiente',
  undoLeft: 'Puede deshacerlo durante {{time}}.',
  stays: 'Deshacer no lo cambia',
  undone: '«{{name}}» se ha deshecho',
  takenBack: 'Anulado',
  stayed: 'Se queda como está',
} satisfies Texts<typeof en, 'es'>;
