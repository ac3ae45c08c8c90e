import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
  addresses: 'Indirizzi di consegna',
  given: 'Con indirizzo: {{given}} su {{total}}',
  without: 'Senza indirizzo: {{number}}',
  tooMany: 'In eccesso: {{number}}',
  notYet: 'Prima gli indirizzi devono avere in tutto tutti i pezzi.',
  untitled: 'Indirizzo {{number}}',
  piecesOf: '{{name}}: quantità',
  putRest: 'Aggiungi i {{number}} restanti',
  add: 'Aggiungi indirizzo',
  edit: 'Modifica indirizzo',
  editOf: 'Modifica {{name}}',
  save: 'Salva indirizzo',
  remove: 'Rimuovi indirizzo',
  removeOf: 'Rimuovi {{name}}',
  removeTitle: 'Rimuovere {{name}}?',
  removeText: 'I suoi pezzi avranno bisogno di un altro indirizzo.',
  fromBook: 'Dalla sua rubrica',
  chooseAddress: 'Scelga un indirizzo',
  noteHint: 'Per chi consegna, per esempio: suonare al cancello 2',
  submit: 'Invia indirizzi',
  submitted: 'Indirizzi inviati',
  stale: 'Qualcuno della sua azienda ha appena modificato gli indirizzi. Li controlli ancora una volta e poi li invii.',
} satisfies Texts<typeof en, 'it'>;
