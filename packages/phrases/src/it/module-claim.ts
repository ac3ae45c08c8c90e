import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'Richiesta di garanzia moduli',
  place: 'Luogo',

  step: {
    details: 'Dati della richiesta',
    shipping: 'Destinazione della merce',
    serials: 'Numeri di serie',
    attachments: 'Allegati',
    complete: 'Conclusione',
  },
  continueTo: {
    details: 'Vai ai dati',
    shipping: 'Vai alla destinazione',
    serials: 'Vai ai numeri di serie',
    attachments: 'Vai agli allegati',
    complete: 'Vai al controllo finale',
  },
  submit: 'Invia la richiesta',
  blocked: {
    noSerials: 'Aggiungere prima almeno un numero di serie',
    listed: 'Mancano ancora dei dati; vedere l’elenco sopra',
  },

  details: {
    whatTitle: 'Che cosa è successo',
    projectTitle: 'Il progetto',
    answerTitle: 'La nostra risposta',
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
    language: 'La lingua in cui le scriviamo',
    region: 'Se resta vuoto, vale quello del suo account',
    phone: 'Con il prefisso internazionale, ad esempio +34 600 123 456',
    taxNo: 'Almeno 5 caratteri, ad esempio B04512345. Se non ancora nota, inserire 0.',
    deliverPhone: 'Chi chiama l’autista, ad esempio +34 600 123 456',
    deliverAddress: 'Cancello, orario, rampa: che cosa deve sapere l’autista oltre alla via',
  },

  aside: {
    needTitle: 'Da tenere a portata di mano',
    needSerials: 'I numeri di serie, preferibilmente in un foglio di calcolo',
    needPhotos: 'Foto del lato frontale, dell’etichetta posteriore e del difetto',
    needDate: 'Il giorno in cui il difetto è stato notato per la prima volta',
    needAddress: 'Un indirizzo a cui spedire eventuali sostituzioni',
    promiseTitle: 'Il nostro impegno',
    promiseDays: '2 giorni lavorativi',
    promiseText: 'L’assistenza clienti la contatta entro 2 giorni lavorativi dall’invio.',
  },

  copy: {
    text: 'Questa è una copia. Comprende dati e file, ma non numero, stato e numeri di serie.',
    empty: 'Ricomincia da zero',
  },

  review: {
    lead: 'Ricontrollare tutto. Dopo l’invio le modifiche passano dal suo referente presso di noi.',
    missing: 'Prima dell’invio serve ancora',
    edit: 'Modifica',
    editPart: 'Modifica: {{part}}',
    answerIn: 'Lingua della nostra risposta: {{language}}.',
    serials_one: '{{number}} numero di serie.',
    serials_many: '{{number}} di numeri di serie.',
    serials_other: '{{number}} numeri di serie.',
    warned_one: '{{number}} con avvertenza; lo esamineremo con lei.',
    warned_many: '{{number}} con avvertenza; li esamineremo con lei.',
    warned_other: '{{number}} con avvertenza; li esamineremo con lei.',
  },

  submitted: {
    title: 'Richiesta inviata',
    number: 'Numero della richiesta:',
    contactBy: 'L’assistenza clienti la contatterà entro il',
    open: 'Apri la richiesta',
    list: 'Le mie richieste',
  },

  next: {
    title: 'Che cosa succede ora',
    look: 'Una persona del team moduli prende in carico la richiesta ed esamina numeri di serie e file.',
    ask: 'Se manca qualcosa, troverà una domanda nella conversazione e un’e-mail nella sua casella.',
    solution: 'Riceverà una proposta da accettare o meno: indennizzo, riparazione o sostituzione.',
  },

  submitView: {
    way: 'A che punto è',
    copy: 'Duplica',
  },
} satisfies Texts<typeof en, 'it'>;
