import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: 'Einladen',
  teams: 'Teams',
  filter: {
    search: 'Name oder E-Mail',
    role: 'Rolle',
  },
  you: 'Sie',
  ownLocked: 'Sich selbst können Sie nicht sperren. Das kann jemand anderes mit der Rolle Administration.',
  noTeam: 'Kein Team',
  menu: 'Aktionen für {{name}}',
  lostFactors: 'Verlorene zweite Faktoren',
  action: {
    resetFactor: 'Zweiten Faktor zurücksetzen',
    inviteAgain: 'Einladung erneut senden',
    endSessions: 'Überall abmelden',
    unbind: 'Zentrale Anmeldung lösen',
  },
  form: {
    inviteTitle: 'Zum Callcenter einladen',
    emailHint: 'Dorthin geht der Link zum Festlegen eines Passworts. Die Adresse eines Kunden ist nicht möglich.',
    languageHint: 'In dieser Sprache kommt die Einladung.',
    rolesHint: 'Mehrere sind möglich; sie gelten sofort.',
  },
  done: {
    sessions: '{{name}} ist überall abgemeldet',
    unbound: '{{name}} ist nicht mehr mit der zentralen Anmeldung verbunden',
  },
  endSessions: {
    title: '{{name}} überall abmelden?',
    text: 'Nicht Gespeichertes geht dort verloren. Eine neue Anmeldung ist sofort möglich.',
  },
  unbind: {
    title: '{{name}} von der zentralen Anmeldung lösen?',
    text: 'Die Person wird überall abgemeldet. Bei der nächsten Anmeldung wird sie neu verbunden: über ihre Adresse, wenn der Anbieter sie bestätigt hat, sonst mit ihrem Passwort.',
  },
  disable: {
    text: 'Alle Sitzungen enden sofort; eine Anmeldung ist erst nach der Freigabe wieder möglich. Was getan wurde, bleibt verzeichnet.',
    what: 'Was mit den offenen Fällen geschieht',
    toColleague: 'An jemand anderen übergeben',
    toUnassigned: 'Zurück zu „Nicht zugewiesen“',
    colleague: 'Neue zuständige Person',
    noColleague: 'Niemand kann alle übernehmen',
    reasonHint: 'Steht im Protokoll und in den Fällen, zum Beispiel: hat das Unternehmen verlassen.',
    cases_one: '{{name}} hat einen offenen Fall.',
    cases_other: '{{name}} hat {{number}} offene Fälle.',
    load_one: '{{count}} offen',
    load_other: '{{count}} offen',
  },
  team: {
    title: 'Teams des Callcenters',
    name: 'Name des Teams',
    add: 'Hinzufügen',
    added: 'Team angelegt',
    rename: '{{name}} umbenennen',
    renamed: 'Team umbenannt',
    remove: '{{name}} entfernen',
    removeTitle: 'Team {{name}} entfernen?',
    removeText: 'Die Personen bleiben, ohne Team.',
    removeConfirm: 'Team entfernen',
    removed: 'Team entfernt',
    emptyTitle: 'Noch keine Teams',
    emptyText: 'Teams sagen, wer zusammenarbeitet. Sie stehen in der Liste und als Filter.',
    members_one: '{{count}} Person',
    members_other: '{{count}} Personen',
  },
  emptyTitle: 'Noch niemand im Callcenter',
  emptyText: 'Hier erscheint, wen Sie einladen.',
} satisfies Texts<typeof en, 'de'>;
