import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'Ora la responsabilità è sua',
    message: 'Messaggio scritto in {{language}}',
    note: 'Nota scritta',
    askDetails: 'Dati chiesti al cliente',
    askSerials: 'Chiesti al cliente chiarimenti sui numeri di serie',
    askFiles: 'File chiesti al cliente',
    askBank: 'Coordinate bancarie chieste al cliente',
    setDates: 'Date di consegna impostate',
    remind: 'Cliente sollecitato',
    linkDuplicate: 'Collegata a {{number}}',
    proposeRejection: 'Rifiuto proposto: {{reason}}',
    complete: 'Richiesta completata',
  },
  input: {
    fields: 'Quali dati?',
    duplicate: 'Quale richiesta di garanzia prosegue?',
    duplicateHint: 'Scegliere una richiesta di garanzia o scriverne il numero.',
    dates: 'Partenza e arrivo',
    deliveries: 'Quali consegne?',
    later: 'Si sceglie quando si esegue la macro',
  },
  tasks: 'Il sollecito riporta:',
  openTask: 'Apri l’azione richiesta',
  remindInstead: 'Sollecita invece',
  nothingSent: 'Non è stato inviato né modificato nulla.',
  next: 'Pratica successiva',
  undoLeft: 'Può annullare ancora per {{time}}.',
  stays: 'Resta anche se annulla',
  undone: '«{{name}}» è stata annullata',
  takenBack: 'Annullato',
  stayed: 'Resta com’è',
} satisfies Texts<typeof en, 'it'>;
