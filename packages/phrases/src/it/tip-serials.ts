import type { Texts } from '../texts.ts';
import type en from '../en/tip-serials.ts';

export default {
  which: 'Quali numeri di serie?',
  all_one: 'L’unico numero di serie',
  all_many: 'Tutti i {{number}} di numeri di serie',
  all_other: 'Tutti i {{number}} numeri di serie',
  named: 'Singoli numeri di serie',
  namedHint: 'Uno per riga o separati da virgole',
  why: 'Che cosa deve fare il cliente?',
  whyHint: 'Ad esempio: controllare la lettera O e la cifra 0',
  again: 'I nuovi numeri di serie vengono controllati. Per quelli che restano vale quanto già deciso.',

  inQuestion_one: '{{number}} numero di serie da controllare',
  inQuestion_many: '{{number}} di numeri di serie da controllare',
  inQuestion_other: '{{number}} numeri di serie da controllare',
  noteHint: 'Ad esempio: perché l’elenco è corretto',
  mark: {
    filter: 'Parte dell’elenco',
    asked: 'Da controllare',
    added: 'Nuovo',
  },

  addedCount_one: '{{number}} aggiunto',
  addedCount_many: '{{number}} aggiunti',
  addedCount_other: '{{number}} aggiunti',
  removedCount_one: '{{number}} rimosso',
  removedCount_many: '{{number}} rimossi',
  removedCount_other: '{{number}} rimossi',
  changedCount_one: '{{number}} modificato',
  changedCount_many: '{{number}} modificati',
  changedCount_other: '{{number}} modificati',
  unchanged: 'Nessuna modifica nell’elenco',
  total_one: '{{number}} numero di serie nell’elenco',
  total_many: '{{number}} di numeri di serie nell’elenco',
  total_other: '{{number}} numeri di serie nell’elenco',
  piecesDiffer: 'La richiesta è per {{pieces}} moduli, ma l’elenco ha {{serials}} numeri di serie',
  kinds: {
    added: 'Numeri aggiunti',
    removed: 'Numeri rimossi',
    changed: 'Numeri modificati',
  },
  openChanges: 'Apri tutte le modifiche',
  changes: 'Modifiche nell’elenco',
  noChanges: 'Nessuno di questo tipo',
  before: 'Prima',
  now: 'Adesso',

  recallTitle: 'Annullare questa azione richiesta?',
  recallText: 'L’elenco torna com’era prima della domanda. Ciò che il cliente ha modificato nel frattempo va perso.',
} satisfies Texts<typeof en, 'it'>;
