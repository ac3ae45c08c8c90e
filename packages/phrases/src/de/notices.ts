import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'Mitteilungen',
  markAll: 'Alle als gelesen markieren',
  all: 'Alle Mitteilungen',
  shown: 'Mitteilungen filtern',
  shownAll: 'Alle',
  shownUnread: 'Ungelesen',
  more: 'Mehr anzeigen',
  emptyTitle: 'Noch keine Mitteilungen',
  emptyText: 'Hier sehen Sie, was sich bei Ihren Vorgängen tut.',
  noneUnread: 'Keine ungelesenen Mitteilungen',
  kind: {
    message: 'Neue Nachrichten',
    question: 'Eine Frage an Sie',
    filedForYou: 'Wir haben einen Vorgang für Sie eingereicht',
    bound: 'Ihre Anfrage ist im Portal',
    pickedUp: '{{owner}} betreut Ihren Vorgang',
    ownerChanged: '{{owner}} betreut jetzt Ihren Vorgang',
    contactChanged: 'Sie sind jetzt die Kontaktperson',
    replied: 'Wir haben Ihre Anfrage beantwortet',
    turnedIntoClaim: 'Garantieantrag {{claimNo}} aus Ihrer Anfrage',
    completed: 'Ihre Anfrage ist abgeschlossen',
    notForUs: 'Dabei können wir nicht helfen',
    withdrawn: 'Der Vorgang wurde zurückgezogen',
    assigned: 'Vorgang Ihnen zugewiesen',
    reopened: 'Anfrage wieder geöffnet',
    rejected: 'Ihr Garantieantrag wurde abgelehnt',
    appealed: 'Einspruch gegen die Ablehnung',
    firstContactLate: 'Erster Kontakt ist überfällig',
    pickUpLate: 'Übernahme ist überfällig',
  },
} satisfies Texts<typeof en, 'de'>;
