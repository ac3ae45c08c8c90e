import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'Quali moduli sono interessati?',
    reading: 'Lettura del foglio di calcolo',
    adding: 'Acquisizione dei numeri di serie',
    ready_one: 'Righe lette: {{rows}}. Acquisibili: {{number}}',
    ready_many: 'Righe lette: {{rows}}. Acquisibili: {{number}}',
    ready_other: 'Righe lette: {{rows}}. Acquisibili: {{number}}',
    listed_one: '{{number}} numero di serie nella richiesta',
    listed_many: '{{number}} di numeri di serie nella richiesta',
    listed_other: '{{number}} numeri di serie nella richiesta',
  },

  headText: {
    empty: 'Indicare i numeri di serie con un foglio di calcolo oppure incollarli.',
    reading: 'Confrontiamo ogni numero con il nostro registro e con le richieste precedenti.',
    ready: 'Controllarli, poi acquisirli nella richiesta. Le avvertenze non impediscono di proseguire.',
    listed: 'Aggiungerne altri o proseguire.',
  },

  drop: {
    title: 'Trascinare qui il foglio di calcolo',
    choose: 'Scegli un foglio di calcolo',
    hint: '.xlsx o .xls, fino a {{rows}} righe',
  },

  sheet: {
    title: 'Com’è fatto il foglio di calcolo',
    label: 'Modello con le colonne numero di serie, tipo e potenza. Solo la prima è obbligatoria.',
  },

  where: {
    title: 'Dove si trova il numero',
    picture: 'Sull’etichetta posteriore e sul lato corto della cornice',
    text: 'Sull’etichetta posteriore e sul lato corto della cornice. I due numeri sono uguali.',
  },

  checked: {
    title: 'Che cosa controlliamo',
    made: 'Prodotto da noi, con tipo e potenza',
    warranty: 'In garanzia alla data del difetto',
    warrantyOn: 'In garanzia il {{day}}, data del difetto',
    region: 'Venduto nella sua area, in nessun’altra richiesta aperta',
  },

  wrong: {
    text: 'È un file di testo (CSV), non una cartella di lavoro di Excel',
    webPage: 'È una pagina web, non una cartella di lavoro di Excel',
    sheet: 'È un foglio di calcolo in un altro formato, né .xlsx né .xls',
    other: 'Non è un foglio di calcolo',
    inIt: 'Che cosa contiene',
    lines: 'Prime righe del file',
    toDo: 'Che cosa fare',
    open: 'Aprire il file in Excel',
    save: 'Scegliere File, Salva con nome, <b>Cartella di lavoro di Excel (.xlsx)</b>',
    again: 'Scegliere il nuovo file',
    useTemplate: 'Inserire i numeri nel nostro modello oppure incollarli.',
  },

  discarded: {
    title_one: '{{number}} numero di serie scartato',
    title_many: '{{number}} di numeri di serie scartati',
    title_other: '{{number}} numeri di serie scartati',
    text: 'Da <file>{{file}}</file>. Nulla è stato aggiunto alla richiesta. Si possono ripristinare fino al <time></time>.',
    restore: 'Ripristina',
  },

  line: {
    waiting: 'In attesa del file precedente',
    ready_one: 'Righe lette: {{rows}}. Acquisibili: {{number}}. Non ancora nella richiesta.',
    ready_many: 'Righe lette: {{rows}}. Acquisibili: {{number}}. Non ancora nella richiesta.',
    ready_other: 'Righe lette: {{rows}}. Acquisibili: {{number}}. Non ancora nella richiesta.',
    later: 'Si possono acquisire quando l’altro file è terminato',
  },
} satisfies Texts<typeof en, 'it'>;
