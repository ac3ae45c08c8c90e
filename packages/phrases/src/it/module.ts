import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** Words of the public check of a module by its serial number. */
export default {
  title: 'Questo modulo è originale?',
  lead: 'Ogni modulo che produciamo è nel nostro registro. La risposta arriva in un secondo.',
  serialLabel: 'Numero di serie di un modulo',
  serialHelp: 'Da 10 a 24 lettere e cifre. Spazi e minuscole vanno bene.',
  check: 'Verifica',
  checking: 'Verifica in corso',

  genuine: 'Originale',
  genuineText: 'Questo modulo lo abbiamo prodotto noi e il suo numero è nel nostro registro.',
  notFound: 'Non trovato',
  notFoundText: '<sn>{{sn}}</sn> non è nel nostro registro.',
  serialNumber: 'Numero di serie',
  moduleType: 'Modello del modulo',
  grade: 'Classe di qualità',
  queryTime: 'Data e ora della verifica',
  region: 'Area di garanzia',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Acceda</link> per vedere quando scade la garanzia.',
  productWarranty: 'Garanzia sul prodotto',
  performanceWarranty: 'Garanzia sulle prestazioni',
  ends_one: 'Scade il {{date}}, ancora {{count}} anno',
  ends_many: 'Scade il {{date}}, ancora {{count}} di anni',
  ends_other: 'Scade il {{date}}, ancora {{count}} anni',
  endsSoon: 'Scade il {{date}}, tra meno di un anno',
  ended: 'Scaduta il {{date}}',
  claim: 'Apri una richiesta di garanzia',
  register: 'Registra la garanzia',
  passport: 'Vedi tutto ciò che sappiamo di questo modulo',

  doubtful_one: 'Un carattere è facile da confondere',
  doubtful_many: '{{count}} di caratteri sono facili da confondere',
  doubtful_other: '{{count}} caratteri sono facili da confondere',
  doubtfulText:
    'Le lettere I, O, S, B e Z si confondono spesso con le cifre 1, 0, 5, 8 e 2. Confrontare i caratteri evidenziati con l’etichetta.',
  doubtfulSpoken: '{{letters}}; facili da confondere: {{doubtful}}',
  checkOther: 'Verifica <sn>{{sn}}</sn>',
  rightNumber:
    '<b>Il numero è giusto?</b> Il modulo potrebbe essere precedente al nostro registro o non essere nostro. Ci invii una foto dell’etichetta: risponderemo entro 2 giorni lavorativi.',
  sendEnquiry: 'Invia una richiesta di informazioni moduli',

  captchaWhy: '<b>Oggi ha verificato 10 numeri.</b> Inserire i caratteri per continuare.',

  whereTitle: 'Dove si trova il numero',
  whereText: 'È su ogni modulo due volte, e i due numeri devono coincidere.',
  labelTitle: 'Sull’etichetta posteriore',
  labelText: 'Nell’angolo in alto, sopra le scatole di giunzione: modello, potenza e, sotto il codice a barre, il numero.',
  frameTitle: 'Sul lato corto della cornice',
  frameText: 'Si legge anche a modulo montato. Basta una foto dalla scala.',
  manyTitle: 'Molti numeri da verificare?',
  manyText:
    'Alle richieste di garanzia e alle registrazioni si può allegare un foglio di calcolo con un massimo di 100.000 numeri: li verifichiamo uno per uno.',
  startClaim: 'Apri una richiesta di garanzia moduli',
} satisfies Texts<typeof en, 'it'>;
