import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Esamina i numeri di serie',
  titleOf: 'Esame dei numeri di serie, {{number}}',
  question:
    'Non siamo riusciti ad associare questi numeri di serie ai nostri moduli. La preghiamo di confrontarli con le etichette e di correggerli qui.',
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
    others: '{{detail}} e altri {{number}}',
    chooseFirst: 'Scegliere prima una decisione',
    several: 'Più motivi',
  },
  rows: {
    title: 'Numeri di serie uno per uno',
    position: 'Riga',
    state: 'Decisione',
    search: 'Cerca un numero di serie',
    none: 'Nessun numero di serie corrispondente.',
  },
  showRefused: 'Mostra i numeri rifiutati',
} satisfies Texts<typeof en, 'it'>;
