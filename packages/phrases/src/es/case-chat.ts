import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'Conversación',
  messages: 'Mensajes',
  filter: { label: 'Filtrar mensajes', all: 'Todos', public: 'Públicos', internal: 'Internos' },
  sender: {
    you: 'Usted',
    oppositeParty: 'Otra parte',
    client: 'Cliente',
    customerService: 'Atención al cliente',
    system: 'Heliodesk',
  },
  system: {
    submitted: 'Se ha enviado <no>{{requestNo}}</no>. Nos pondremos en contacto con usted a más tardar el {{due}}.',
    pickedUp: '{{name}} lleva esta solicitud',
    ownerChanged: '{{name}} lleva ahora esta solicitud',
    contactChanged: '{{name}} es ahora la persona de contacto de esta solicitud',
    withdrawn: 'La solicitud se retiró: {{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: 'Se ha enviado <no>{{requestNo}}</no>. Primer contacto prometido a más tardar el {{due}}.',
  },
  internalNote: 'Nota interna',
  empty: 'Todavía no hay mensajes. Escriba el primero abajo.',
  emptyInternal: 'Todavía no hay notas internas.',
  older: 'Mensajes anteriores',
  unread: 'Mensajes nuevos',
  jump_one: '{{count}} mensaje nuevo',
  jump_many: '{{count}} de mensajes nuevos',
  jump_other: '{{count}} mensajes nuevos',
  announced: '{{name}}: {{text}}',
  recalledByYou: 'Usted anuló el envío de un mensaje',
  recalledBy: '{{name}} anuló el envío de un mensaje',
  recall: 'Anular envío',
  recallMessage: 'Anular el envío de su mensaje de las {{time}}',
  typing: '{{names}} está escribiendo',
  typingMany: '{{names}} están escribiendo',
  read: 'Leído',
  sent: 'Enviado',
  notDelivered: 'No entregado',
  sending: 'Enviando',
  notSent: 'No enviado.',
  waits: 'Aún no enviado. Lo enviaremos cuando recupere la conexión.',

  asked: 'preguntó',
  question: {
    title: '{{name}} le ha hecho una pregunta',
    answer: 'Su respuesta',
    hint: '{{name}} la recibirá enseguida',
    saved: 'Se guarda mientras escribe',
    send: 'Enviar respuesta',
  },
  reply: {
    label: 'Mensaje',
    noteLabel: 'Nota interna',
    toCustomer: 'Escriba al cliente',
    toService: 'Escriba a atención al cliente',
    to: 'Escriba a {{name}}',
    note: 'Escriba una nota que solo verán sus colegas',
    kind: 'Tipo de mensaje',
    publicReply: 'Respuesta',
    internal: 'Nota interna',
    needsAnswer: 'Requiere respuesta',
    attach: 'Adjuntar archivos',
    send: 'Enviar',
    save: 'Guardar nota',
    hint: 'Ctrl + Intro para enviar',
    tooLong: 'Sobran caracteres: {{count}}',
    remove: 'Quitar {{name}}',
    closed: 'Esta conversación está cerrada.',
  },

  file: {
    preview: 'Vista previa de {{name}}',
    download: 'Descargar {{name}}',
  },

  lost: {
    text: 'Conexión perdida. Reconectando…',
    offline: 'No tiene conexión. Enviaremos sus mensajes cuando la recupere.',
  },
} satisfies Texts<typeof en, 'es'>;
