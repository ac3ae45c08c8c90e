import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · Prüfung',
  back: 'Zurück zum Fall',
  locked: 'Entscheidungen sind nur möglich, solange der Antrag in Prüfung ist.',
  state: {
    accepted: 'Angenommen',
    refused: 'Abgelehnt',
    asked: 'Rückfrage',
    undecided: 'Offen',
    mixed: 'Gemischt',
  },
  decide: {
    accepted: 'Annehmen',
    refused: 'Ablehnen',
    asked: 'Nachfragen',
    undecided: 'Entscheidung aufheben',
  },
  about: {
    reason: 'Grund für den Kunden',
    ask: 'Geht als Aufgabe an den Kunden',
    decisionOf: 'Entscheidung zu „{{finding}}“',
    reasonOf: 'Ablehnungsgrund zu „{{finding}}“',
  },
  totals: {
    title: 'Bisher angenommen',
    of: 'von {{number}} im Antrag',
  },
  finish: {
    action: 'Prüfung abschließen',
    title: 'Beim Abschließen',
    cover: 'Für Lösungen verfügbar',
    refused: 'Dem Kunden als abgelehnt angezeigt',
    asked: 'Als Aufgabe an den Kunden',
    question: 'Frage an den Kunden',
    done: 'Prüfung abgeschlossen',
    doneBy: 'Abgeschlossen am {{time}} von {{name}}',
  },
  chooseReason: 'Warum werden sie abgelehnt?',
  result: {
    title: 'Ergebnis unserer Prüfung',
    asked: 'Von Ihnen zu prüfen',
    download: 'Liste herunterladen',
  },
} satisfies Texts<typeof en, 'de'>;
