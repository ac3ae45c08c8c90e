import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · Esame',
  back: 'Torna alla pratica',
  locked: 'Si può decidere solo finché la richiesta è in esame.',
  state: {
    accepted: 'Accettato',
    refused: 'Rifiutato',
    asked: 'Da chiarire',
    undecided: 'Senza decisione',
    mixed: 'Misto',
  },
  decide: {
    accepted: 'Accetta',
    refused: 'Rifiuta',
    asked: 'Chiedi',
    undecided: 'Annulla la decisione',
  },
  about: {
    reason: 'Motivo per il cliente',
    ask: 'Va al cliente come azione richiesta',
    decisionOf: 'Decisione su «{{finding}}»',
    reasonOf: 'Motivo per «{{finding}}»',
  },
  totals: {
    title: 'Accettati finora',
    of: 'su {{number}} nella richiesta',
  },
  finish: {
    action: 'Concludi l’esame',
    title: 'Al termine dell’esame',
    cover: 'Le soluzioni possono coprire',
    refused: 'Mostrati al cliente come rifiutati',
    asked: 'Sottoposti al cliente in un’azione richiesta',
    question: 'Domanda per il cliente',
    done: 'Esame concluso',
    doneBy: 'Concluso il {{time}} da {{name}}',
  },
  chooseReason: 'Motivo del rifiuto',
  result: {
    title: 'Esito del nostro esame',
    asked: 'Richiede una sua verifica',
    download: 'Scarica l’elenco',
  },
} satisfies Texts<typeof en, 'it'>;
