import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'Quali moduli sono interessati?',
    reading: 'Lettura del foglio di calcolo',
    adding: 'Aggiunta dei numeri di serie',
    ready_one: 'Righe lette: {{rows}}. Si possono aggiungere: {{number}}',
    ready_many: 'Righe lette: {{rows}}. Si possono aggiungere: {{number}}',
    ready_other: 'Righe lette: {{rows}}. Si possono aggiungere: {{number}}',
    listed_one: '{{number}} numero di serie nella richiesta',
    listed_many: '{{number}} di numeri di serie nella richiesta',
    listed_other: '{{number}} numeri di serie nella richiesta',
  },

  headText: {
    empty: 'Caricare i numeri di serie con un foglio di calcolo oppure incollarli.',
    reading: 'Confrontiamo ogni numero con il nostro registro e con le richieste precedenti.',
    ready: 'Controllarli, poi aggiungerli alla richiesta. Le avvertenze non bloccano l’invio.',
    listed: 'Aggiungerne altri o continuare.',
  },

  drop: {
    title: 'Trascinare qui il foglio di calcolo',
    choose: 'Scegli un foglio di calcolo',
    hint: '.xlsx o .xls, fino a {{rows}} righe',
  },

  sheet: {
    title: 'Com’è fatto il foglio di calcolo',
    label: 'Modello con le colonne numero di serie, modello e potenza. Solo la prima è obbligatoria.',
  },

  where: {
    title: 'Dove si trova il numero',
    picture: 'Sull’etichetta posteriore e sul lato corto della cornice',
    text: 'Sull’etichetta posteriore e sul lato corto della cornice. I due numeri devono coincidere.',
  },

  checked: {
    title: 'Che cosa controlliamo',
    made: 'Prodotto da noi, con il modello e la potenza giusti',
    warranty: 'In garanzia alla data del difetto',
    warrantyOn: 'In garanzia il {{day}}, data del difetto',
    region: 'Venduto nella sua area e non presente in un’altra richiesta aperta',
  },

  wrong: {
    text: 'È un file di testo (CSV), non una cartella di lavoro di Excel',
    webPage: 'È una pagina web, non una cartella di lavoro di Excel',
    sheet: 'È un altro tipo di foglio di calcolo, non .xlsx né .xls',
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
    ready_one: 'Righe lette: {{rows}}. Si possono aggiungere: {{number}}. Non ancora nella richiesta.',
    ready_many: 'Righe lette: {{rows}}. Si possono aggiungere: {{number}}. Non ancora nella richiesta.',
    ready_other: 'Righe lette: {{rows}}. Si possono aggiungere: {{number}}. Non ancora nella richiesta.',
    later: 'Si possono aggiungere quando l’altro file è terminato',
  },
} satisfies Texts<typeof en, 'it'>;
