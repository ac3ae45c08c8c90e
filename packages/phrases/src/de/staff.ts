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
  ownLocked: 'Ihren eigenen Zugang können Sie nicht deaktivieren. Bitten Sie eine andere Person der Administration.',
  noTeam: 'Kein Team',
  menu: 'Aktionen für {{name}}',
  lostFactors: 'Verlorene zweite Faktoren',
  action: {
    resetFactor: 'Zweiten Faktor zurücksetzen',
    inviteAgain: 'Einladung erneut senden',
    endSessions: 'Überall abmelden',
    unbind: 'Von zentraler Anmeldung trennen',
  },
  form: {
    inviteTitle: 'Person zum Callcenter einladen',
    emailHint: 'An diese Adresse senden wir einen Link zum Festlegen eines Passworts. Sie darf keinem Kunden gehören.',
    languageHint: 'In dieser Sprache schreiben wir die Einladung.',
    rolesHint: 'Mehrere sind möglich. Änderungen gelten sofort.',
    ownRolesHint: 'Mehrere sind möglich. Weitere Rollen kann Ihnen eine andere Person der Administration geben.',
  },
  done: {
    sessions: '{{name}} ist überall abgemeldet',
    unbound: '{{name}} von zentraler Anmeldung getrennt',
  },
  endSessions: {
    title: '{{name}} überall abmelden?',
    text: 'Nicht gespeicherte Arbeit geht verloren. Die Person kann sich gleich wieder anmelden.',
  },
  unbind: {
    title: '{{name}} von der zentralen Anmeldung trennen?',
    text: 'Die Person wird überall abgemeldet. Bei der nächsten zentralen Anmeldung verknüpfen wir sie wieder: über die E-Mail-Adresse, wenn der Identitätsanbieter sie bestätigt hat, sonst über das Passwort.',
  },
  disable: {
    text: 'Die Person wird sofort überall abgemeldet und kann sich erst wieder anmelden, wenn Sie sie aktivieren. Ihr Verlauf bleibt erhalten.',
    what: 'Was soll mit den offenen Fällen geschehen?',
    toColleague: 'An jemand anderen übergeben',
    toUnassigned: 'Auf „Nicht zugewiesen“ setzen',
    colleague: 'Neue zuständige Person',
    noColleague: 'Niemand kann für alle zuständig sein',
    reasonHint: 'Steht im Protokoll und in den Fällen. Zum Beispiel: hat die Firma verlassen.',
    cases_one: '{{name}} hat einen offenen Fall.',
    cases_other: '{{name}} hat {{number}} offene Fälle.',
    load_one: '{{count}} offen',
    load_other: '{{count}} offen',
  },
  team: {
    title: 'Callcenter-Teams',
    name: 'Teamname',
    add: 'Hinzufügen',
    added: 'Team hinzugefügt',
    rename: '{{name}} umbenennen',
    renamed: 'Team umbenannt',
    remove: '{{name}} löschen',
    removeTitle: 'Team {{name}} löschen?',
    removeText: 'Die Mitglieder haben dann kein Team mehr.',
    removeConfirm: 'Team löschen',
    removed: 'Team gelöscht',
    emptyTitle: 'Noch keine Teams',
    emptyText: 'Teams zeigen, wer zusammenarbeitet. Sie können die Liste nach Team filtern.',
    members_one: '{{count}} Person',
    members_other: '{{count}} Personen',
  },
  emptyTitle: 'Noch keine Zugänge zum Callcenter',
  emptyText: 'Personen, die Sie einladen, erscheinen hier.',
} satisfies Texts<typeof en, 'de'>;
