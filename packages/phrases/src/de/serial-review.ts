import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Seriennummern prüfen',
  titleOf: 'Prüfung der Seriennummern, {{number}}',
  back: 'Zurück zum Fall',
  question:
    'Diese Seriennummern konnten wir keinem unserer Module zuordnen. Bitte vergleichen Sie sie mit den Etiketten und korrigieren Sie sie hier.',
  locked: 'Seriennummern lassen sich prüfen, solange der Antrag in Prüfung ist.',
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
  field: {
    title: 'Alle Seriennummern',
    each: 'Eine Zelle ist ein Modul, in der Reihenfolge der Liste. Ziehen Sie über Zellen, um einen Bereich auszuwählen.',
    many: 'Eine Zelle steht für {{number}} Module, in der Reihenfolge der Liste. Ziehen Sie über Zellen, um einen Bereich auszuwählen.',
    cell: 'Zeile {{from}}: {{state}}',
    cells: 'Zeilen {{from}} bis {{to}}: {{state}}',
    keys: 'Seriennummern als Zellen. Mit den Pfeiltasten bewegen, mit Umschalt- und Pfeiltasten auswählen.',
  },
  groups: {
    finding: 'Befund',
    serials: 'Seriennummern',
    decision: 'Entscheidung',
    reason: 'Grund für den Kunden',
    others: '{{detail}} und {{number}} weitere',
    ask: 'Geht als Aufgabe an den Kunden',
    chooseFirst: 'Wählen Sie zuerst eine Entscheidung',
    several: 'Mehrere Gründe',
    decisionOf: 'Entscheidung zu „{{finding}}“',
    reasonOf: 'Grund zu „{{finding}}“',
  },
  rows: {
    title: 'Seriennummern einzeln',
    position: 'Zeile',
    state: 'Entscheidung',
    search: 'Seriennummer suchen',
    none: 'Keine passenden Seriennummern.',
  },
  totals: {
    title: 'Bisher angenommen',
    of: 'von {{number}} beantragten',
  },
  finish: {
    action: 'Prüfung abschließen',
    title: 'Beim Abschließen',
    cover: 'Für Lösungen verfügbar',
    refused: 'Dem Kunden als abgelehnt angezeigt',
    asked: 'Als Aufgabe nachgefragt',
    question: 'Frage an den Kunden',
    done: 'Prüfung abgeschlossen',
    doneBy: 'Abgeschlossen am {{time}} von {{name}}',
  },
  result: {
    title: 'Ergebnis unserer Prüfung',
    asked: 'Bitte prüfen',
    show: 'Abgelehnte Seriennummern anzeigen',
    download: 'Liste herunterladen',
  },
  chooseReason: 'Warum werden sie abgelehnt?',
} satisfies Texts<typeof en, 'de'>;
