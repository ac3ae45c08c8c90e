import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** Words of the public check of a module by its serial number. */
export default {
  title: 'Questo modulo è originale?',
  lead: 'Ogni modulo che produciamo è nel nostro registro. La risposta arriva in un secondo.',
  serialLabel: 'Numero di serie di un modulo',
  serialHelp: 'Da 10 a 24 lettere e cifre. Spazi e minuscole non contano.',
  check: 'Verifica',
  checking: 'Verifica in corso',

  genuine: 'Originale',
  genuineText: 'Questo modulo è stato prodotto da noi e il numero è nel nostro registro.',
  notFound: 'Non trovato',
  notFoundText: 'Nel nostro registro non c’è alcun modulo con il numero <sn>{{sn}}</sn>.',
  serialNumber: 'Numero di serie',
  moduleType: 'Modello del modulo',
  grade: 'Classe di qualità',
  queryTime: 'Data e ora della verifica',
  region: 'Area di garanzia',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Accedi</link> per vedere fino a quando vale la garanzia.',
  productWarranty: 'Garanzia sul prodotto',
  performanceWarranty: 'Garanzia sulle prestazioni',
  ends_one: 'Fino al {{date}}, ancora {{count}} anno',
  ends_many: 'Fino al {{date}}, ancora {{count}} di anni',
  ends_other: 'Fino al {{date}}, ancora {{count}} anni',
  endsSoon: 'Fino al {{date}}, meno di un anno',
  ended: 'Scaduta il {{date}}',
  claim: 'Chiedi la garanzia',
  register: 'Registra la garanzia',

  doubtful_one: 'Un carattere si confonde facilmente',
  doubtful_many: '{{count}} di caratteri si confondono facilmente',
  doubtful_other: '{{count}} caratteri si confondono facilmente',
  doubtfulText:
    'Le lettere I, O, S, B e Z si scambiano spesso con le cifre 1, 0, 5, 8 e 2. Confrontare i caratteri evidenziati con l’etichetta.',
  doubtfulSpoken: '{{letters}}; dubbi: {{doubtful}}',
  checkOther: 'Verifica <sn>{{sn}}</sn>',
  rightNumber:
    '<b>Il numero è giusto?</b> Allora il modulo potrebbe essere precedente al nostro registro o non essere nostro. Ci invii una foto dell’etichetta; risponderemo entro 2 giorni lavorativi.',
  sendEnquiry: 'Invia una richiesta di informazioni moduli',

  captchaWhy: '<b>Oggi sono già stati verificati 10 numeri.</b> Digitare i caratteri per continuare.',

  whereTitle: 'Dove si trova il numero',
  whereText: 'Due volte su ogni modulo. I due numeri devono coincidere.',
  labelTitle: 'Sull’etichetta posteriore',
  labelText: 'Nell’angolo in alto, sopra le scatole di giunzione: modello, potenza e, sotto il codice a barre, il numero.',
  frameTitle: 'Sul lato corto della cornice',
  frameText: 'Leggibile dall’esterno a modulo montato. Basta una foto dalla scala.',
  manyTitle: 'Molti numeri insieme?',
  manyText:
    'Una richiesta o una registrazione di garanzia accetta un foglio di calcolo con un massimo di 100.000 numeri e li verifica uno per uno.',
  startClaim: 'Apri una richiesta di garanzia moduli',
} satisfies Texts<typeof en, 'it'>;
