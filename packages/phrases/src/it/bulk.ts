import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: 'Chiedi file',
  remind: 'Sollecita',
  askTitle_one: 'Chiedi file per {{count}} richiesta',
  askTitle_many: 'Chiedi file per {{count}} di richieste',
  askTitle_other: 'Chiedi file per {{count}} richieste',
  askText: 'Le azioni richieste già completate restano invariate.',
  filesText:
    'La preghiamo di aggiungere le foto ancora mancanti, così possiamo proseguire con la sua richiesta. Le foto devono essere a fuoco e le etichette leggibili.',
  inOwnLanguage: 'Se lei non modifica questo testo, ogni cliente lo riceve nella propria lingua: {{languages}}',
  sameForAll: 'Ogni cliente riceve esattamente questo testo. Lingue dei clienti: {{languages}}',
  languageOf: '{{language}} ({{number}})',
  nothingAsked: 'Scegliere le foto necessarie oppure indicare che cosa manca',
  remindTitle_one: 'Sollecita il cliente per {{count}} richiesta',
  remindTitle_many: 'Sollecita i clienti per {{count}} di richieste',
  remindTitle_other: 'Sollecita i clienti per {{count}} richieste',
  remindText: 'Per ogni richiesta il cliente riceve un’e-mail con tutto ciò che attende una sua risposta.',
  remindConfirm: 'Invia solleciti',
  leftOut: 'Per queste non è possibile, quindi verranno saltate:',
  title: {
    assign: 'Assegnazione a {{name}}',
    askFiles: 'Richiesta di file',
    remind: 'Invio dei solleciti',
  },
  summary: 'Elaborate: {{done}}, non elaborate: {{left}}',
  background: 'Può chiudere questa finestra. La campanella mostra l’avanzamento.',
  stop: 'Annulla il resto',
  stopped: 'Interrotto. Ciò che è stato fatto resta.',
  result: {
    asked: 'File richiesti',
    reminded: 'Cliente sollecitato',
    movedBy: '{{name}} l’ha modificata il <time></time>',
    moved: 'Modificata nel frattempo',
    missing: 'Questa richiesta non esiste',
    cancelled: 'Non elaborata',
    unknown: 'Richiesta sconosciuta',
  },
  work: {
    assign: 'Assegnazione delle richieste',
    askFiles: 'Richiesta di file ai clienti',
    remind: 'Solleciti ai clienti',
  },
  ended: {
    assign: 'Richieste assegnate',
    askFiles: 'File richiesti ai clienti',
    remind: 'Clienti sollecitati',
  },
  assignedTo: 'Richieste assegnate a {{name}}',
  nothingDone: 'Nessuna richiesta è stata elaborata',
} satisfies Texts<typeof en, 'it'>;
