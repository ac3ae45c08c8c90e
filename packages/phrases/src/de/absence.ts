import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: 'Abwesenheiten, 4 Wochen',
  note: 'Ein Feld steht für einen Arbeitstag, in UTC',
  column: {
    person: 'Person',
    days: 'Tage',
    away: 'Abwesenheit',
    standIn: 'Vertretung',
  },
  new: 'Abwesenheit eintragen',
  person: 'Person',
  choices: {
    handNew: 'Neue Vorgänge gehen an die Vertretung',
    handOpen: 'Offene auch, sobald sie fällig sind',
    tellCustomers: 'Kunden informieren, die schreiben',
  },
  awayThen: '{{name}} ist in dieser Zeit auch abwesend, bis {{until}}.',
  free: 'In dieser Zeit verfügbar:',
  noneFree: 'In dieser Zeit ist sonst niemand verfügbar.',
  everyone: 'Abwesenheiten des ganzen Teams',
  save: 'Abwesenheit speichern',
  saved: 'Abwesenheit gespeichert',
  ended: 'Abwesenheit beendet',
  whatTitle: 'Während einer Abwesenheit',
  what: 'Vorgänge, die fällig werden oder auf uns warten, gehen an die Vertretung. Kunden sehen den neuen Namen. Was an die Vertretung ging und noch offen ist, kommt danach zurück.',
  open: 'Offen: {{number}}',
  here: 'Anwesend',
  away: 'Abwesend',
  until: 'bis <day>{{until}}</day>',
  fromUntil: 'vom <day>{{from}}</day> bis <day>{{until}}</day>',
  editOf: 'Abwesenheit bearbeiten: {{name}}',
  endNow: 'Jetzt beenden',
  cancel: 'Abwesenheit stornieren',
  nowWith: 'Jetzt bei {{name}}',
  back: 'Nach dem <day>{{day}}</day> wieder bei {{name}}',
  allOnDesk: 'Alle in der Vorgangsliste anzeigen',
  mark: 'Abwesend bis {{until}}. Vertretung: {{name}}',
  for: 'Vertritt {{name}}',
  warning: '{{name}} ist bis {{until}} abwesend. Was fällig wird, geht an {{standIn}}.',
} satisfies Texts<typeof en, 'de'>;
