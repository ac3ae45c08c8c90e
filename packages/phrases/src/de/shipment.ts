import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
  addresses: 'Lieferadressen',
  given: 'Mit Adresse: {{given}} von {{total}}',
  without: 'Ohne Adresse: {{number}}',
  tooMany: 'Zu viel: {{number}}',
  notYet: 'Die Adressen müssen zuerst zusammen alle Stücke haben.',
  untitled: 'Adresse {{number}}',
  piecesOf: '{{name}}: Anzahl',
  putRest: 'Übrige {{number}} hierher',
  add: 'Adresse hinzufügen',
  edit: 'Adresse bearbeiten',
  editOf: '{{name}} bearbeiten',
  save: 'Adresse speichern',
  remove: 'Adresse entfernen',
  removeOf: '{{name}} entfernen',
  removeTitle: '{{name}} entfernen?',
  removeText: 'Die Stücke brauchen dann eine andere Adresse.',
  fromBook: 'Aus Ihrem Adressbuch',
  chooseAddress: 'Adresse wählen',
  noteHint: 'Für die Anlieferung, zum Beispiel: an Tor 2 klingeln',
  submit: 'Adressen absenden',
  submitted: 'Adressen abgesendet',
  stale: 'Jemand in Ihrer Firma hat die Adressen gerade geändert. Sehen Sie sie noch einmal an und senden Sie sie dann ab.',
} satisfies Texts<typeof en, 'de'>;
