import type { Texts } from '../texts.ts';
import type en from '../en/tip-serials.ts';

export default {
  which: 'Welche Seriennummern?',
  all_one: 'Die einzige Seriennummer',
  all_other: 'Alle {{number}} Seriennummern',
  named: 'Einzelne Seriennummern',
  namedHint: 'Eine pro Zeile oder durch Kommas getrennt',
  why: 'Was soll der Kunde tun?',
  whyHint: 'Zum Beispiel: Buchstabe O und Ziffer 0 prüfen',
  again: 'Neue Seriennummern prüfen wir. Für die übrigen gilt die bisherige Entscheidung weiter.',

  inQuestion_one: '{{number}} Seriennummer zu prüfen',
  inQuestion_other: '{{number}} Seriennummern zu prüfen',
  noteHint: 'Zum Beispiel: warum die Liste so stimmt',
  mark: {
    filter: 'Teil der Liste',
    asked: 'Zu prüfen',
    added: 'Neu',
  },

  addedCount_one: '{{number}} hinzugefügt',
  addedCount_other: '{{number}} hinzugefügt',
  removedCount_one: '{{number}} entfernt',
  removedCount_other: '{{number}} entfernt',
  changedCount_one: '{{number}} geändert',
  changedCount_other: '{{number}} geändert',
  unchanged: 'Keine Änderungen in der Liste',
  total_one: '{{number}} Seriennummer in der Liste',
  total_other: '{{number}} Seriennummern in der Liste',
  piecesDiffer: '{{pieces}} Module beantragt, aber {{serials}} Seriennummern in der Liste',
  kinds: {
    added: 'Hinzugefügte Nummern',
    removed: 'Entfernte Nummern',
    changed: 'Geänderte Nummern',
  },
  openChanges: 'Alle Änderungen öffnen',
  changes: 'Änderungen in der Liste',
  noChanges: 'Keine dieser Art',
  before: 'Vorher',
  now: 'Jetzt',

  recallTitle: 'Diese Aufgabe zurücknehmen?',
  recallText: 'Die Liste wird wieder so, wie sie vor der Nachfrage war. Was der Kunde seitdem geändert hat, geht verloren.',
} satisfies Texts<typeof en, 'de'>;
