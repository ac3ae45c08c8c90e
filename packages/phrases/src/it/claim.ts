import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: 'Ubicazione',
  pieces_one: '{{number}} pezzo',
  pieces_many: '{{number}} di pezzi',
  pieces_other: '{{number}} pezzi',
  perCell: 'Ogni riquadro corrisponde a {{number}} pezzi.',
  details: {
    title: 'Che cosa è successo e dove?',
    lead: 'I campi con <mark>*</mark> sono obbligatori per l’invio. Si possono saltare e completare più tardi.',
    whatTitle: 'Il difetto',
    projectTitle: 'Il progetto',
    earlierTitle: 'Richiesta precedente',
  },
  original: {
    search: 'Numero, titolo o progetto di una richiesta precedente',
    unknown: 'La richiesta originale <b>{{number}}</b> non esiste',
    ask: 'Intendeva la richiesta per lo stesso progetto?',
    use: 'Usa {{number}}',
    leave: 'Lascia vuoto',
    by: 'presentata da {{name}}',
  },
  cured: {
    original: 'Richiesta originale: <b>{{number}}</b>.',
    emptied: 'Richiesta originale lasciata vuota.',
  },
  hint: {
    defectDate: 'Il giorno in cui il difetto è stato notato per la prima volta',
    lastRequestNo: 'Se ce ne siamo già occupati, ad esempio MC-20260902-00003',
    projectName: 'Ad esempio: Almería Norte 3',
    capacity: 'Somma di tutti i moduli installati, ad esempio 500 kW',
    region: 'Se vuoto, vale il paese o la regione del suo account.',
  },
  answers: { title: 'Le sue risposte' },
} satisfies Texts<typeof en, 'it'>;
