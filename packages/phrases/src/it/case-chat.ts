import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'Conversazione',
  messages: 'Messaggi',
  filter: { label: 'Filtra i messaggi', all: 'Tutti', public: 'Pubblici', internal: 'Interni' },
  sender: {
    you: 'Lei',
    oppositeParty: 'Interlocutore',
    client: 'Cliente',
    customerService: 'Assistenza clienti',
    system: 'Heliodesk',
  },
  system: {
    submitted: '<no>{{requestNo}}</no> è stata inviata. La contatteremo entro il {{due}}.',
    pickedUp: '{{name}} segue questa richiesta',
    ownerChanged: 'Da ora {{name}} segue questa richiesta',
    contactChanged: '{{name}} è ora il referente di questa richiesta',
    withdrawn: 'La richiesta è stata ritirata: {{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: '<no>{{requestNo}}</no> è stata inviata. Primo contatto promesso entro il {{due}}.',
  },
  internalNote: 'Nota interna',
  empty: 'Ancora nessun messaggio. Scrivere il primo qui sotto.',
  emptyInternal: 'Ancora nessuna nota interna.',
  older: 'Messaggi precedenti',
  unread: 'Nuovi messaggi',
  jump_one: '{{count}} nuovo messaggio',
  jump_many: '{{count}} di nuovi messaggi',
  jump_other: '{{count}} nuovi messaggi',
  announced: '{{name}}: {{text}}',
  recalledByYou: 'Ha annullato l’invio di un messaggio',
  recalledBy: '{{name}} ha annullato l’invio di un messaggio',
  recall: 'Annulla invio',
  recallMessage: 'Annulla l’invio del messaggio delle {{time}}',
  typing: '{{names}} sta scrivendo',
  typingMany: '{{names}} stanno scrivendo',
  read: 'Letto',
  sent: 'Inviato',
  notDelivered: 'Non consegnato',
  sending: 'Invio in corso',
  notSent: 'Non inviato.',
  waits: 'Non ancora inviato. Lo invieremo appena torna la connessione.',

  asked: 'ha chiesto',
  question: {
    title: '{{name}} le ha fatto una domanda',
    answer: 'La sua risposta',
    hint: '{{name}} la riceverà subito',
    saved: 'Salvata mentre scrive',
    send: 'Invia risposta',
  },
  reply: {
    label: 'Messaggio',
    noteLabel: 'Nota interna',
    toCustomer: 'Scrivere al cliente',
    toService: 'Scrivere all’assistenza clienti',
    to: 'Scrivere a {{name}}',
    note: 'Scrivere una nota visibile solo ai colleghi',
    kind: 'Tipo di messaggio',
    publicReply: 'Risposta',
    internal: 'Nota interna',
    needsAnswer: 'Attende risposta',
    attach: 'Allega file',
    send: 'Invia',
    save: 'Salva nota',
    hint: 'Ctrl + Invio per inviare',
    tooLong: 'Caratteri in eccesso: {{count}}',
    remove: 'Rimuovi {{name}}',
    closed: 'Questa conversazione è chiusa.',
  },

  file: {
    preview: 'Anteprima di {{name}}',
    download: 'Scarica {{name}}',
  },

  lost: {
    text: 'Connessione persa. Riconnessione in corso…',
    offline: 'Connessione assente. Invieremo i messaggi appena torna.',
  },
} satisfies Texts<typeof en, 'it'>;
