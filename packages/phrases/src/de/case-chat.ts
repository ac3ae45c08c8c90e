import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'Nachrichtenverlauf',
  messages: 'Nachrichten',
  filter: { label: 'Nachrichten filtern', all: 'Alle', public: 'Öffentlich', internal: 'Intern' },
  sender: { you: 'Sie', oppositeParty: 'Gegenüber', client: 'Kunde', customerService: 'Kundenservice', system: 'Heliodesk' },
  system: {
    submitted: '<no>{{requestNo}}</no> wurde eingereicht. Wir melden uns bis {{due}} bei Ihnen.',
    pickedUp: '{{name}} betreut diesen Vorgang',
    ownerChanged: '{{name}} betreut diesen Vorgang ab jetzt',
    contactChanged: '{{name}} ist jetzt die Kontaktperson für diesen Vorgang',
    withdrawn: 'Der Vorgang wurde zurückgezogen: {{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: '<no>{{requestNo}}</no> wurde eingereicht. Erstkontakt zugesagt bis {{due}}.',
  },
  internalNote: 'Interne Notiz',
  empty: 'Noch keine Nachrichten. Schreiben Sie unten die erste.',
  emptyInternal: 'Noch keine internen Notizen.',
  older: 'Frühere Nachrichten',
  unread: 'Neue Nachrichten',
  jump_one: '{{count}} neue Nachricht',
  jump_other: '{{count}} neue Nachrichten',
  announced: '{{name}}: {{text}}',
  recalledByYou: 'Sie haben eine Nachricht zurückgenommen',
  recalledBy: '{{name}} hat eine Nachricht zurückgenommen',
  recall: 'Zurücknehmen',
  recallMessage: 'Ihre Nachricht von {{time}} zurücknehmen',
  typing: '{{names}} schreibt',
  typingMany: '{{names}} schreiben',
  read: 'Gelesen',
  sent: 'Gesendet',
  notDelivered: 'Nicht zugestellt',
  sending: 'Wird gesendet',
  notSent: 'Nicht gesendet.',
  waits: 'Noch nicht gesendet. Wird gesendet, sobald Sie wieder online sind.',

  asked: 'hat gefragt',
  question: {
    title: '{{name}} hat Ihnen eine Frage gestellt',
    answer: 'Ihre Antwort',
    hint: '{{name}} erhält sie sofort',
    saved: 'Wird automatisch gespeichert',
    send: 'Antwort senden',
  },
  reply: {
    label: 'Nachricht',
    noteLabel: 'Interne Notiz',
    toCustomer: 'An den Kunden schreiben',
    toService: 'An den Kundenservice schreiben',
    to: 'An {{name}} schreiben',
    note: 'Notiz schreiben, die nur das Team sieht',
    kind: 'Nachrichtenart',
    publicReply: 'Antwort',
    internal: 'Interne Notiz',
    needsAnswer: 'Antwort erforderlich',
    attach: 'Dateien anhängen',
    send: 'Senden',
    save: 'Notiz speichern',
    hint: 'Strg + Enter zum Senden',
    tooLong: '{{count}} Zeichen zu lang',
    remove: '{{name}} entfernen',
    closed: 'Dieser Nachrichtenverlauf ist geschlossen.',
  },

  file: {
    preview: 'Vorschau von {{name}}',
    download: '{{name}} herunterladen',
  },

  lost: {
    text: 'Verbindung unterbrochen. Wird wiederhergestellt …',
    offline: 'Sie sind offline. Ihre Nachrichten werden gesendet, sobald Sie wieder online sind.',
  },
} satisfies Texts<typeof en, 'de'>;
