import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: 'Decisioni in un foglio di calcolo',
  hint: 'Decidere in Excel, poi caricare il file. Il risultato viene mostrato prima di qualsiasi modifica.',
  download: 'Scarica',
  upload: 'Carica',
  uploading: 'Lettura del file',
  show: 'Mostra risultato',
  rows: 'Righe lette: {{number}}',
  apply: 'da applicare',
  unchanged: 'senza modifiche',
  differ: 'con altra decisione',
  leftOut: 'righe escluse',
  differTitle: 'Diverso da quanto deciso finora',
  sn: 'Numero di serie',
  here: 'Attuale',
  file: 'File',
  keep: 'Mantieni',
  keepOf: 'Mantieni per {{sn}}',
  keepAll: 'Mantieni per tutti',
  more: 'Sono mostrate solo le prime {{number}} righe.',
  leftOutTitle: 'Righe escluse',
  row: 'Riga {{row}}',
  fault: {
    unreadable: 'Il numero di serie non è leggibile.',
    notInClaim: '<sn>{{sn}}</sn> non è in questa richiesta.',
    unknownDecision: '«{{text}}» non è una decisione. Scrivere «Accetta», «Rifiuta» o «Chiedi».',
    reasonMissing: 'Un rifiuto richiede un motivo dell’elenco.',
    unknownReason: '«{{text}}» non è un motivo dell’elenco.',
    contradiction: '<sn>{{sn}}</sn> ha un’altra decisione alla riga {{other}}.',
  },
  readAs: '«{{text}}» è stato letto come «{{reason}}». Righe: {{number}}',
  take: 'Applica decisioni ({{number}})',
  done: 'Decisioni applicate',
  discarded: 'File scartato',
} satisfies Texts<typeof en, 'it'>;
