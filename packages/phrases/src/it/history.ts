import type en from '../en/history.ts';
import type { Texts } from '../texts.ts';

/** Words of requests that are over, and of what is known of one module. */
export default {
  title: 'Storico delle richieste',
  search: 'N. di serie, progetto o parola',
  result: 'Esito',
  all: 'Tutte',
  closed: 'Chiusura',
  closedUtc: 'Chiusura (UTC)',
  pieces: 'Pezzi',
  project: 'Progetto',
  importedFrom: 'Importata da {{system}}',
  importedNote: 'Questa richiesta proviene da un sistema precedente, {{system}}. È chiusa e si può solo leggere.',
  emptyTitle: 'Ancora nessuna richiesta chiusa',
  emptyText: 'Le richieste completate, respinte e ritirate compaiono qui, comprese quelle di sistemi precedenti.',
  toPassport: 'Veda tutto ciò che sappiamo del modulo <link>{{sn}}</link>.',
  openRequest: 'Apri richiesta',
  openMessages: 'Apri conversazione',
  took: {
    completed: 'Dall’invio al completamento',
    rejected: 'Dall’invio al rifiuto',
    withdrawn: 'Dall’invio al ritiro',
  },
  details: 'Dettagli',
  description: 'Descrizione',
  outcome: 'Conclusione',
  serialNumbers: 'Numeri di serie',
  firstSerials: 'I primi {{shown}} di {{total}}',

  passport: {
    title: 'Passaporto del modulo',
    genuine: 'Originale',
    unknown: 'Assente dal nostro registro',
    other: 'Altro numero di serie',
    missingTitle: 'Nessun passaporto per questo numero di serie',
    missingText:
      'Controllare il numero. I clienti possono aprire il passaporto dei moduli che la loro azienda ha indicato in una richiesta inviata.',
    warranty: 'Garanzia',
    product: 'Garanzia sul prodotto',
    performance: 'Garanzia sulle prestazioni',
    until: 'Fino al {{day}}',
    ended: 'Scaduta il {{day}}',
    life: 'Vita di questo modulo',
    module: 'Modulo',
    grade: 'Classe di qualità',
    made: 'Produzione',
    region: 'Area di garanzia',
    settled: 'Sostituzione o indennizzo',
    warrantyStarted: 'Inizio della garanzia',
    noRequests: 'Nessuna richiesta contiene questo modulo.',
  },
} satisfies Texts<typeof en, 'it'>;
