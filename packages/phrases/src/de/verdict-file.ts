import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: 'Entscheidungen in einer Tabelle',
  hint: 'Entscheiden Sie in Excel und laden Sie die Datei dann hoch. Es ändert sich nichts, bis Sie das Ergebnis gesehen haben.',
  download: 'Herunterladen',
  upload: 'Hochladen',
  uploading: 'Datei wird gelesen',
  show: 'Ergebnis anzeigen',
  rows: 'Gelesene Zeilen: {{number}}',
  apply: 'zu übernehmen',
  unchanged: 'unverändert',
  differ: 'abweichend vom Antrag',
  leftOut: 'ausgelassen',
  differTitle: 'Anders als derzeit entschieden',
  sn: 'Seriennummer',
  here: 'Aktuell',
  file: 'Datei',
  keep: 'Behalten',
  keepOf: 'Behalten für {{sn}}',
  keepAll: 'Für alle behalten',
  more: 'Nur die ersten {{number}} werden angezeigt.',
  leftOutTitle: 'Ausgelassen',
  row: 'Zeile {{row}}',
  fault: {
    unreadable: 'Die Seriennummer ist nicht lesbar.',
    notInClaim: '<sn>{{sn}}</sn> gehört nicht zu diesem Antrag.',
    unknownDecision: '„{{text}}“ ist keine Entscheidung. Schreiben Sie „annehmen“, „ablehnen“ oder „nachfragen“.',
    reasonMissing: 'Eine Ablehnung braucht einen Grund aus der Liste.',
    unknownReason: '„{{text}}“ ist kein Grund aus der Liste.',
    contradiction: '<sn>{{sn}}</sn> hat in Zeile {{other}} eine andere Entscheidung.',
  },
  readAs: '„{{text}}“ wurde als „{{reason}}“ gelesen. Anzahl der Zeilen: {{number}}',
  take: 'Entscheidungen übernehmen ({{number}})',
  done: 'Entscheidungen übernommen',
  discarded: 'Datei verworfen',
} satisfies Texts<typeof en, 'de'>;
