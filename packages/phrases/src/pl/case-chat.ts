import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'Rozmowa',
  messages: 'Wiadomości',
  filter: { label: 'Filtruj wiadomości', all: 'Wszystkie', public: 'Publiczne', internal: 'Wewnętrzne' },
  sender: { you: 'Ja', oppositeParty: 'Druga strona', client: 'Klient', customerService: 'Obsługa klienta', system: 'Heliodesk' },
  system: {
    submitted: 'Zgłoszenie <no>{{requestNo}}</no> zostało złożone. Skontaktujemy się z Państwem do {{due}}.',
    pickedUp: 'Zgłoszenie prowadzi {{name}}',
    ownerChanged: 'Od teraz zgłoszenie prowadzi {{name}}',
    contactChanged: 'Osobą kontaktową w tym zgłoszeniu jest teraz {{name}}',
    withdrawn: 'Zgłoszenie wycofano: {{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: 'Zgłoszenie <no>{{requestNo}}</no> zostało złożone. Pierwszy kontakt obiecano do {{due}}.',
  },
  internalNote: 'Notatka wewnętrzna',
  empty: 'Nie ma jeszcze wiadomości. Napisz pierwszą poniżej.',
  emptyInternal: 'Nie ma jeszcze notatek wewnętrznych.',
  older: 'Wcześniejsze wiadomości',
  unread: 'Nowe wiadomości',
  jump_one: '{{count}} nowa wiadomość',
  jump_few: '{{count}} nowe wiadomości',
  jump_many: '{{count}} nowych wiadomości',
  jump_other: '{{count}} nowej wiadomości',
  announced: '{{name}}: {{text}}',
  recalledByYou: 'Cofnięto wysłanie wiadomości',
  recalledBy: '{{name}}: cofnięto wysłanie wiadomości',
  recall: 'Cofnij wysłanie',
  recallMessage: 'Cofnij wysłanie wiadomości z {{time}}',
  typing: '{{names}} pisze',
  typingMany: '{{names}} piszą',
  read: 'Przeczytano',
  sent: 'Wysłano',
  notDelivered: 'Nie dostarczono',
  sending: 'Wysyłanie',
  notSent: 'Nie wysłano.',
  waits: 'Jeszcze nie wysłano. Wyślemy, gdy wróci połączenie.',

  asked: 'pyta',
  question: {
    title: '{{name}} ma do Państwa pytanie',
    answer: 'Państwa odpowiedź',
    hint: 'Odpowiedź trafi od razu do: {{name}}',
    saved: 'Zapisywane na bieżąco',
    send: 'Wyślij odpowiedź',
  },
  reply: {
    label: 'Wiadomość',
    noteLabel: 'Notatka wewnętrzna',
    toCustomer: 'Napisz do klienta',
    toService: 'Napisz do obsługi klienta',
    to: 'Wiadomość do: {{name}}',
    note: 'Napisz notatkę widoczną tylko dla współpracowników',
    kind: 'Rodzaj wiadomości',
    publicReply: 'Odpowiedź',
    internal: 'Notatka wewnętrzna',
    needsAnswer: 'Wymaga odpowiedzi',
    attach: 'Załącz pliki',
    send: 'Wyślij',
    save: 'Zapisz notatkę',
    hint: 'Ctrl + Enter wysyła',
    tooLong: 'Znaki ponad limit: {{count}}',
    remove: 'Usuń {{name}}',
    closed: 'Ta rozmowa jest zamknięta.',
  },

  file: {
    preview: 'Podgląd {{name}}',
    download: 'Pobierz {{name}}',
  },

  lost: {
    text: 'Utracono połączenie. Trwa ponowne łączenie…',
    offline: 'Brak połączenia z internetem. Wyślemy wiadomości, gdy wróci połączenie.',
  },
} satisfies Texts<typeof en, 'pl'>;
