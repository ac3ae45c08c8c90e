import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  back: 'Torna alla pratica',
  locked: 'Le decisioni si prendono finché la richiesta è in esame.',
  state: {
    accepted: 'Accettato',
    refused: 'Rifiutato',
    asked: 'Da chiedere',
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
    of: 'su {{number}} richiesti',
  },
  finish: {
    action: 'Concludi l’esame',
    title: 'Alla conclusione',
    cover: 'Copribili con soluzioni',
    refused: 'Mostrati al cliente come rifiutati',
    asked: 'Sottoposti al cliente in un’azione richiesta',
    question: 'Domanda per il cliente',
    done: 'Esame concluso',
    doneBy: 'Concluso il {{time}} da {{name}}',
  },
  chooseReason: 'Perché vengono rifiutati?',
  result: {
    title: 'Esito del nostro esame',
    asked: 'Da controllare',
    download: 'Scarica l’elenco',
  },
} satisfies Texts<typeof en, 'it'>;
