import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Dati della richiesta di informazioni',
  check: 'Controllare la richiesta',
  submit: 'Invia la richiesta',
  copied: 'Questa è una copia. Comprende dati e file, ma non numero, stato e numero di serie.',
  submitted: 'Richiesta di informazioni inviata',
  open: 'Apri la richiesta',
  startedFor: '<b>{{by}}</b> della nostra assistenza clienti ha iniziato questa richiesta per lei. La verifichi, la completi e la invii.',
  end: 'Riceverà la nostra risposta nella conversazione, dove potrà fare altre domande.',
  hint: {
    desc: 'Che cosa si osserva, da quando e che cosa desidera sapere.',
    phone: 'Se desidera essere chiamato. Con il prefisso internazionale, ad esempio +34 600 123 456.',
    address: 'Se la domanda dipende dal luogo',
  },
  serial: {
    looking: 'Consultazione del nostro registro',
    genuine: 'Originale',
    warranty: 'Garanzia di prodotto fino al <day>{{day}}</day>',
    warrantyEnded: 'La garanzia di prodotto è terminata il <day>{{day}}</day>',
    unknown: 'Questo numero non è nel nostro registro. Lo confronti con l’etichetta; può comunque inviare la richiesta.',
  },
  module: {
    product: 'Tipo di modulo, ad esempio HD-M72 575 W',
    serial: 'Se riguarda un solo modulo, ad esempio HD7226W14A018842',
    look: 'Una persona del team moduli prende in carico la richiesta e legge la domanda e i file.',
    title: 'Richiesta di informazioni moduli per un cliente',
    atDesk: 'Informazioni moduli nell’elenco pratiche',
    otherTeamTitle: 'Le informazioni sui moduli sono di un altro team',
    otherTeamText: 'Il suo team si occupa delle richieste sugli inseguitori. Le trova nell’elenco pratiche.',
  },
  tracker: {
    product: 'Inseguitore o componente, ad esempio centralina dell’inseguitore',
    serial: 'Se riguarda un solo componente: il numero sulla targhetta',
    look: 'Una persona del team inseguitori prende in carico la richiesta e legge la domanda e i file.',
    title: 'Richiesta di informazioni inseguitori per un cliente',
    atDesk: 'Informazioni inseguitori nell’elenco pratiche',
    otherTeamTitle: 'Le informazioni sugli inseguitori sono di un altro team',
    otherTeamText: 'Il suo team si occupa delle richieste sui moduli. Le trova nell’elenco pratiche.',
  },
} satisfies Texts<typeof en, 'it'>;
