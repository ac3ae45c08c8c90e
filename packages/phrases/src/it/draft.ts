import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Composto dalle Sue risposte. Serve a Lei e al nostro team per ritrovare la richiesta.',
    typed: 'Inserito da Lei. Ripristinandolo, viene composto di nuovo dalle Sue risposte.',
    reset: 'Ripristina',
  },
  step: {
    attachments: 'Allegati',
    complete: 'Conclusione',
  },
  continueTo: {
    attachments: 'Vai agli allegati',
    complete: 'Vai al controllo finale',
  },
  blocked: 'Mancano ancora dei dati; vedere l’elenco sopra',
  answerTitle: 'La nostra risposta',
  answerHint: 'La lingua in cui le scriviamo',
  promise: {
    title: 'Il nostro impegno',
    days: '2 giorni lavorativi',
    text: 'L’assistenza clienti la contatta entro 2 giorni lavorativi dall’invio.',
  },
  startEmpty: 'Ricomincia da zero',
  review: {
    lead: 'Ricontrollare tutto. Dopo l’invio le modifiche passano dal suo referente presso di noi.',
    missing: 'Prima dell’invio serve ancora',
    edit: 'Modifica',
    editPart: 'Modifica: {{part}}',
    answerIn: 'Lingua della nostra risposta: {{language}}.',
  },
  submitted: {
    number: 'Numero della richiesta:',
    contactBy: 'L’assistenza clienti la contatterà entro il',
    list: 'Le mie richieste',
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
