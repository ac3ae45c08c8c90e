import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: 'Luogo',
  step: {
    details: 'Dati della richiesta',
    shipping: 'Destinazione della merce',
    serials: 'Numeri di serie',
  },
  continueTo: {
    shipping: 'Vai alla destinazione',
    serials: 'Vai ai numeri di serie',
  },
  submit: 'Invia la richiesta',
  noSerials: 'Aggiungere prima almeno un numero di serie',
  details: {
    whatTitle: 'Che cosa è successo',
    projectTitle: 'Il progetto',
  },
  shipping: {
    bookTitle: 'Dalla rubrica indirizzi',
    other: 'Altro indirizzo',
    otherHint: 'Inserirlo qui sotto; la rubrica resta invariata.',
    whereTitle: 'Dove inviare le sostituzioni',
    deliveryTitle: 'Consegna',
  },
  hint: {
    desc: 'Che cosa si osserva, da quando e su quanti moduli. Ad esempio: hot spot su 480 moduli dopo il temporale del 12 marzo.',
    defectDate: 'Il giorno in cui il difetto è stato notato per la prima volta',
    quantity: 'Moduli difettosi, ad esempio 480',
    lastRequestNo: 'Se ce ne siamo già occupati, ad esempio MC-20260902-00003',
    projectName: 'Ad esempio: Almería Norte 3',
    capacity: 'Tutti i moduli installati insieme, ad esempio 49900',
    projectAddress: 'Via o particella, se presente',
    bracket: 'Come sono montati i moduli',
    region: 'Se resta vuoto, vale quello del suo account',
    phone: 'Con il prefisso internazionale, ad esempio +34 600 123 456',
    taxNo: 'Almeno 5 caratteri, ad esempio B04512345. Se non ancora nota, inserire 0.',
    deliverPhone: 'Chi chiama l’autista, ad esempio +34 600 123 456',
    deliverAddress: 'Cancello, orario, rampa: che cosa deve sapere l’autista oltre alla via',
  },
  need: {
    title: 'Da tenere a portata di mano',
    serials: 'I numeri di serie, preferibilmente in un foglio di calcolo',
    photos: 'Foto del lato frontale, dell’etichetta posteriore e del difetto',
    date: 'Il giorno in cui il difetto è stato notato per la prima volta',
    address: 'Un indirizzo a cui spedire eventuali sostituzioni',
  },
  copied: 'Questa è una copia. Comprende dati e file, ma non numero, stato e numeri di serie.',
  review: {
    serials_one: '{{number}} numero di serie.',
    serials_many: '{{number}} di numeri di serie.',
    serials_other: '{{number}} numeri di serie.',
    warned_one: '{{number}} con avvertenza; lo esamineremo con lei.',
    warned_many: '{{number}} con avvertenza; li esamineremo con lei.',
    warned_other: '{{number}} con avvertenza; li esamineremo con lei.',
  },
  submitted: 'Richiesta inviata',
  open: 'Apri la richiesta',
  next: {
    look: 'Una persona del team moduli prende in carico la richiesta ed esamina numeri di serie e file.',
    end: 'Riceverà una proposta da accettare o meno: indennizzo, riparazione o sostituzione.',
  },
  onBehalf: {
    title: 'Richiesta di garanzia moduli per un cliente',
    atDesk: 'Garanzia moduli alla scrivania',
    otherTeamTitle: 'Le richieste sui moduli sono di un altro team',
    otherTeamText: 'Il suo team si occupa delle richieste sugli inseguitori. Le trova alla scrivania.',
    startedFor:
      '<b>{{by}}</b> del nostro servizio clienti ha iniziato questa richiesta per lei. La verifichi, la completi e la invii quando è pronta.',
  },
} satisfies Texts<typeof en, 'it'>;
