import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Titolo, composto dalle Sue risposte',
    typed: 'Titolo, modificato da Lei',
    reset: 'Ripristina',
    hint: 'Serve a Lei e al nostro team per ritrovare la richiesta.',
    count: '{{number}} di {{max}} caratteri',
    change: 'Modifica',
    soon: 'Compare con le prime risposte',
  },
  step: {
    attachments: 'File',
    complete: 'Controllo',
  },
  continueTo: {
    attachments: 'Vai ai file',
    complete: 'Vai al controllo',
  },
  foot: {
    missing: 'Manca ancora: <links></links>. Si può aggiungere in seguito.',
    missingMany_one: 'Manca {{number}} risposta. Si può dare in seguito.',
    missingMany_many: 'Mancano {{number}} di risposte. Si possono dare in seguito.',
    missingMany_other: 'Mancano {{number}} risposte. Si possono dare in seguito.',
    toFix: 'Prima dell’invio: <links></links>',
    toFixMany_one: 'Resta {{number}} punto da completare prima dell’invio',
    toFixMany_many: 'Restano {{number}} di punti da completare prima dell’invio',
    toFixMany_other: 'Restano {{number}} punti da completare prima dell’invio',
    mendLater: 'Si può continuare e correggere nel controllo',
  },
  answerTitle: 'La nostra risposta',
  answerHint: 'La lingua in cui le scriviamo',
  promise: {
    title: 'Il nostro impegno',
    days: '2 giorni lavorativi',
    text: 'L’assistenza clienti la contatta entro 2 giorni lavorativi dall’invio.',
  },
  startEmpty: 'Ricomincia da zero',
  review: {
    ready: 'C’è tutto. Dopo l’invio si possono ancora aggiungere messaggi e file.',
    open: 'Manca ancora qualcosa. Quasi tutto si può aggiungere qui.',
    before: 'Prima dell’invio',
    missing: 'Manca',
    missingCount: 'Mancano: {{number}}',
    allGiven: 'Ci sono tutte le risposte obbligatorie',
    save: 'Salva',
    saveOf: 'Salva: {{field}}',
    edit: 'Modifica',
    editPart: 'Modifica: {{part}}',
    answerIn: 'Lingua della nostra risposta: {{language}}.',
  },
  submitted: {
    number: 'Numero della richiesta:',
    contactBy: 'L’assistenza clienti la contatterà entro il',
    list: 'Le mie richieste',
    heading: 'La contatteremo entro {{day}}',
    copy: 'Copia',
    sent: 'Che cosa è stato inviato',
  },
  next: {
    title: 'Che cosa succede ora',
    ask: 'Se manca qualcosa, troverà una domanda nella conversazione e un’e-mail nella sua casella.',
  },
  timeline: 'A che punto è',
  choose: {
    title_one: 'Ha una bozza non terminata',
    title_many: 'Ha {{number}} di bozze non terminate',
    title_other: 'Ha {{number}} bozze non terminate',
    text: 'Continui da dove si era interrotto o ne inizi una nuova. In ogni caso non si perde nulla.',
    startClaim: 'Inizia una nuova richiesta di garanzia',
    startEnquiry: 'Inizia una nuova domanda',
    continueAt: 'Continua dal passaggio {{step}}',
    at: 'passaggio {{step}}: {{title}}',
    all: 'Mostra tutte le bozze',
  },
} satisfies Texts<typeof en, 'it'>;
