import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
  addresses: 'Adresy dostawy',
  given: 'Z adresem: {{given}} z {{total}}',
  without: 'Bez adresu: {{number}}',
  tooMany: 'Za dużo: {{number}}',
  notYet: 'Najpierw adresy muszą łącznie objąć wszystkie sztuki.',
  untitled: 'Adres {{number}}',
  piecesOf: '{{name}}: liczba sztuk',
  putRest: 'Dodaj pozostałe {{number}}',
  add: 'Dodaj adres',
  edit: 'Edytuj adres',
  editOf: 'Edytuj: {{name}}',
  save: 'Zapisz adres',
  remove: 'Usuń adres',
  removeOf: 'Usuń: {{name}}',
  removeTitle: 'Usunąć {{name}}?',
  removeText: 'Te sztuki będą wymagały innego adresu.',
  fromBook: 'Z książki adresowej',
  chooseAddress: 'Wybierz adres',
  noteHint: 'Dla kierowcy, na przykład: dzwonić przy bramie 2',
  submit: 'Prześlij adresy',
  submitted: 'Adresy przesłane',
  stale: 'Ktoś z Państwa firmy właśnie zmienił adresy. Prosimy sprawdzić je jeszcze raz i przesłać.',
} satisfies Texts<typeof en, 'pl'>;
