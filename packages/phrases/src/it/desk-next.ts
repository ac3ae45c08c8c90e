import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'Pratica successiva',
  note: 'La richiesta più urgente che può prendere in carico',
  answered: 'Risposte: {{number}}',
  left: 'Rimanenti: {{number}}',
  skipped: 'Saltate: {{number}}',
  leave: 'Esci da «Pratica successiva»',
  from: 'Proponi tra',
  country: 'Paese',
  checked: '{{valid}} validi, {{others}} da verificare',
  files: 'File',
  others: 'Altre aperte',
  lastMessage: 'Ultimo messaggio del cliente',
  pickUpAndOpen: 'Prendi in carico e apri',
  openCase: 'Apri pratica',
  skip: 'Salta',
  heldUntil: 'Riservata a lei fino alle <time></time>, nessun altro la riceve',
  why: 'Perché questa',
  reason: {
    late: 'È in ritardo',
    answered: 'Il cliente ha risposto',
    promise: 'È la prossima in scadenza',
  },
  yours: 'La segue lei',
  order: 'Ordine: in ritardo, poi con risposta del cliente, poi per scadenza.',
  after: 'A seguire',
  skipTitle: 'Motivo per saltarla',
  skipReason: {
    otherLanguage: 'Altra lingua',
    otherTeam: 'Compete a un altro team',
    colleague: 'In attesa di un collega',
    notNow: 'Non adesso',
  },
  skipHint: 'Con «Non adesso» torna tra un’ora.',
  emptyTitle: 'Tutto fatto',
  emptyText: 'Al momento nulla attende una sua risposta.',
  strip: '{{number}} da «Pratica successiva»: dopo la sua risposta si apre la pratica seguente.',
  back: 'Torna a «Pratica successiva»',
  answeredOf: '{{number}}: risposta inviata',
} satisfies Texts<typeof en, 'it'>;
