import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Esamina i numeri di serie',
  titleOf: 'Esame dei numeri di serie, {{number}}',
  back: 'Torna alla pratica',
  question:
    'Non siamo riusciti ad associare questi numeri di serie ai nostri moduli. La preghiamo di confrontarli con le etichette e di correggerli qui.',
  locked: 'I numeri di serie si esaminano finché la richiesta è in esame.',
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
  field: {
    title: 'Tutti i numeri di serie',
    each: 'Ogni cella è un modulo, nell’ordine dell’elenco. Trascinare sulle celle per selezionare un intervallo.',
    many: 'Ogni cella rappresenta {{number}} moduli, nell’ordine dell’elenco. Trascinare sulle celle per selezionare un intervallo.',
    cell: 'Riga {{from}}: {{state}}',
    cells: 'Righe da {{from}} a {{to}}: {{state}}',
    keys: 'Numeri di serie come celle. Spostarsi con le frecce, selezionare con Maiusc e le frecce.',
  },
  groups: {
    finding: 'Esito',
    serials: 'Numeri di serie',
    decision: 'Decisione',
    reason: 'Motivo per il cliente',
    others: '{{detail}} e altri {{number}}',
    ask: 'Va al cliente come azione richiesta',
    chooseFirst: 'Scegliere prima una decisione',
    several: 'Più motivi',
    decisionOf: 'Decisione su «{{finding}}»',
    reasonOf: 'Motivo per «{{finding}}»',
  },
  rows: {
    title: 'Numeri di serie uno per uno',
    position: 'Riga',
    state: 'Decisione',
    search: 'Cerca un numero di serie',
    none: 'Nessun numero di serie corrispondente.',
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
  result: {
    title: 'Esito del nostro esame',
    asked: 'Da controllare',
    show: 'Mostra i numeri rifiutati',
    download: 'Scarica l’elenco',
  },
  chooseReason: 'Perché vengono rifiutati?',
} satisfies Texts<typeof en, 'it'>;
