import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: 'Pedir archivos',
  remind: 'Enviar recordatorio',
  askTitle_one: 'Pedir archivos en {{count}} solicitud',
  askTitle_many: 'Pedir archivos en {{count}} de solicitudes',
  askTitle_other: 'Pedir archivos en {{count}} solicitudes',
  askText: 'Lo ya respondido queda como está.',
  filesText:
    'Añada, por favor, las fotos que aún faltan para que podamos continuar con su solicitud. Compruebe que estén enfocadas y que las etiquetas se puedan leer.',
  inOwnLanguage: 'Si usted no modifica este texto, cada cliente lo recibe en su propio idioma: {{languages}}',
  sameForAll: 'Todos los clientes reciben exactamente este texto. Idiomas de los clientes: {{languages}}',
  languageOf: '{{language}} ({{number}})',
  nothingAsked: 'Elija las fotos que necesita o escriba qué falta',
  remindTitle_one: 'Enviar un recordatorio para {{count}} solicitud',
  remindTitle_many: 'Enviar recordatorios para {{count}} de solicitudes',
  remindTitle_other: 'Enviar recordatorios para {{count}} solicitudes',
  remindText: 'Por cada solicitud, el cliente recibe un correo con todo lo que tiene pendiente.',
  remindConfirm: 'Enviar recordatorios',
  leftOut: 'No es posible para estas, así que se omitirán:',
  title: {
    assign: 'Asignación a {{name}}',
    askFiles: 'Petición de archivos',
    remind: 'Envío de recordatorios',
  },
  summary: 'Procesadas: {{done}}, sin procesar: {{left}}',
  background: 'Puede cerrar esta ventana. La campana muestra el avance.',
  stop: 'Cancelar el resto',
  stopped: 'Detenido. Lo ya hecho se mantiene.',
  result: {
    asked: 'Archivos pedidos',
    reminded: 'Recordatorio enviado',
    movedBy: '{{name}} la modificó el <time></time>',
    moved: 'Modificada entretanto',
    missing: 'No existe esa solicitud',
    cancelled: 'Sin procesar',
    unknown: 'Solicitud desconocida',
  },
  work: {
    assign: 'Asignación de solicitudes',
    askFiles: 'Petición de archivos a clientes',
    remind: 'Recordatorios a clientes',
  },
  ended: {
    assign: 'Solicitudes asignadas',
    askFiles: 'Archivos pedidos a clientes',
    remind: 'Recordatorios enviados a clientes',
  },
  assignedTo: 'Solicitudes asignadas a {{name}}',
  nothingDone: 'No se ha procesado ninguna solicitud',
} satisfies Texts<typeof en, 'es'>;
