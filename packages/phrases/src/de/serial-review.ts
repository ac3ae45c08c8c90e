import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Seriennummern prüfen',
  titleOf: 'Prüfung der Seriennummern, {{number}}',
  question:
    'Diese Seriennummern konnten wir keinem unserer Module zuordnen. Bitte vergleichen Sie sie mit den Etiketten und korrigieren Sie sie hier.',
  field: {
    title: 'Alle Seriennummern',
    each: 'Ein Feld steht für ein Modul, in der Reihenfolge der Liste. Ziehen Sie über die Felder, um einen Bereich auszuwählen.',
    many: 'Ein Feld steht für {{number}} Module, in der Reihenfolge der Liste. Ziehen Sie über die Felder, um einen Bereich auszuwählen.',
    cell: 'Zeile {{from}}: {{state}}',
    cells: 'Zeilen {{from}} bis {{to}}: {{state}}',
    keys: 'Seriennummern als Felder. Mit den Pfeiltasten bewegen, mit Umschalt- und Pfeiltasten auswählen.',
  },
  groups: {
    finding: 'Befund',
    serials: 'Seriennummern',
    decision: 'Entscheidung',
    others: '{{detail}}, dazu {{number}} weitere',
    chooseFirst: 'Wählen Sie zuerst eine Entscheidung',
    several: 'Mehrere Gründe',
  },
  rows: {
    title: 'Seriennummern einzeln',
    position: 'Zeile',
    state: 'Entscheidung',
    search: 'Seriennummer suchen',
    none: 'Keine passenden Seriennummern.',
  },
  showRefused: 'Abgelehnte Seriennummern anzeigen',
} satisfies Texts<typeof en, 'de'>;
