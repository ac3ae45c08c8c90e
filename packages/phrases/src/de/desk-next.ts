import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'Nächster Fall',
  note: 'Der dringendste Vorgang, den Sie übernehmen können',
  answered: 'Beantwortet: {{number}}',
  left: 'Noch offen: {{number}}',
  skipped: 'Übersprungen: {{number}}',
  leave: '„Nächster Fall“ beenden',
  from: 'Fälle aus Ansicht',
  country: 'Land',
  checked: '{{valid}} gültig, {{others}} zu prüfen',
  files: 'Dateien',
  others: 'Außerdem offen',
  lastMessage: 'Letzte Nachricht des Kunden',
  pickUpAndOpen: 'Übernehmen und öffnen',
  openCase: 'Fall öffnen',
  skip: 'Überspringen',
  heldUntil: 'Bis <time></time> für Sie reserviert, niemand sonst bekommt ihn',
  why: 'Warum dieser Fall',
  reason: {
    late: 'Er ist überfällig',
    answered: 'Der Kunde hat geantwortet',
    promise: 'Er ist als Nächstes fällig',
  },
  yours: 'Sie sind zuständig',
  order: 'Reihenfolge: überfällig, dann vom Kunden beantwortet, dann nach Fälligkeit.',
  after: 'Danach',
  skipTitle: 'Grund für das Überspringen',
  skipReason: {
    otherLanguage: 'Andere Sprache',
    otherTeam: 'Thema eines anderen Teams',
    colleague: 'Rückfrage im Team',
    notNow: 'Nicht jetzt',
  },
  skipHint: 'Bei „Nicht jetzt“ kommt er in einer Stunde wieder.',
  emptyTitle: 'Alles erledigt',
  emptyText: 'Im Moment wartet nichts auf eine Antwort von Ihnen.',
  strip: '{{number}} aus „Nächster Fall“: Nach Ihrer Antwort öffnet sich der nächste.',
  back: 'Zurück zu „Nächster Fall“',
  answeredOf: '{{number}} beantwortet',
} satisfies Texts<typeof en, 'de'>;
