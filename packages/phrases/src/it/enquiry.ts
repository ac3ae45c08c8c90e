import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Dati della richiesta di informazioni',
  check: 'Controlli la sua richiesta',
  submit: 'Invia richiesta',
  copied: 'Questa è una copia: stessi dati e file, ma numero e stato nuovi e nessun numero di serie.',
  submitted: 'Richiesta di informazioni inviata',
  open: 'Apri richiesta',
  startedFor: '<b>{{by}}</b> dell’assistenza clienti ha iniziato questa richiesta per lei. La controlli, la completi e la invii.',
  end: 'Riceverà la nostra risposta nella conversazione, dove potrà fare altre domande.',
  hint: {
    desc: 'Che cosa osserva, da quando e che cosa desidera sapere',
    phone: 'Solo se desidera una telefonata. Con il prefisso internazionale, ad esempio +39 02 1234 5678.',
    address: 'Solo se la domanda dipende dal luogo',
  },
  serial: {
    looking: 'Ricerca nel nostro registro',
    genuine: 'Originale',
    warranty: 'Garanzia sul prodotto fino al <day>{{day}}</day>',
    warrantyEnded: 'Garanzia sul prodotto scaduta il <day>{{day}}</day>',
    unknown: 'Questo numero non è nel nostro registro. Confrontarlo con l’etichetta. La richiesta si può inviare comunque.',
  },
  module: {
    product: 'Modello del modulo, ad esempio HD-M72 575 W',
    serial: 'Se riguarda un solo modulo, ad esempio HD7226W14A018842',
    look: 'Una persona del team moduli esaminerà la sua domanda e i file.',
    title: 'Richiesta di informazioni moduli per un cliente',
    atDesk: 'Richieste di informazioni moduli nell’elenco pratiche',
    otherTeamTitle: 'Delle richieste di informazioni sui moduli si occupa un altro team',
    otherTeamText: 'Il suo team segue le richieste sugli inseguitori: le trova nell’elenco pratiche.',
  },
  tracker: {
    product: 'Inseguitore o componente, ad esempio centralina dell’inseguitore',
    serial: 'Se riguarda un solo componente: il numero sulla targhetta',
    look: 'Una persona del team inseguitori esaminerà la sua domanda e i file.',
    title: 'Richiesta di informazioni inseguitori per un cliente',
    atDesk: 'Richieste di informazioni inseguitori nell’elenco pratiche',
    otherTeamTitle: 'Delle richieste di informazioni sugli inseguitori si occupa un altro team',
    otherTeamText: 'Il suo team segue le richieste sui moduli: le trova nell’elenco pratiche.',
  },
} satisfies Texts<typeof en, 'it'>;
