import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: 'Tage in UTC',
  new: 'Abwesenheit eintragen',
  person: 'Person',
  save: 'Abwesenheit speichern',
  saved: 'Abwesenheit gespeichert',
  ended: 'Abwesenheit beendet',
  whatTitle: 'Während einer Abwesenheit',
  what: 'Vorgänge, die fällig werden oder auf uns warten, gehen an die Vertretung. Kunden sehen den neuen Namen. Was danach noch offen ist, kommt zurück.',
  open: 'Offen: {{number}}',
  here: 'Anwesend',
  away: 'Abwesend',
  planned: 'Geplant',
  standIn: 'Vertretung: {{name}}',
  handedOver: 'Bei der Vertretung: {{number}}',
  endNow: 'Jetzt beenden',
  cancel: 'Abwesenheit stornieren',
  mark: 'Abwesend bis {{until}}. Vertretung: {{name}}',
  for: 'für {{name}}',
  warning: '{{name}} ist bis {{until}} abwesend. Was fällig wird, geht an {{standIn}}.',
} satisfies Texts<typeof en, 'de'>;
