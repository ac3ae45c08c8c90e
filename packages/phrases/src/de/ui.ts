import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Erneut versuchen',
  back: 'Zurück',
  continue: 'Weiter',
  home: 'Startseite',
  calendar: 'Kalender',
  readAs: 'Gelesen als <b>{{number}}</b>. Komma oder Punkt, beides geht.',

  table: {
    filters: 'Filter ein- oder ausblenden',
    columns: 'Spalten',
    columnsReset: 'Übliche Spalten wiederherstellen',
    rows: 'Zeilen',
    perPage: '{{number}} / Seite',
    page: 'Seite',
    range: '{{from}} bis {{to}} von {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} ausgewählt',
    selected_other: '{{count}} ausgewählt',
    selectAll: 'Alle Zeilen dieser Seite auswählen',
    details: 'Details',
    unselect: 'Auswahl aufheben',
    emptyTitle: 'Noch nichts vorhanden',
    emptyText: 'Passende Einträge erscheinen hier.',
    old: 'Was Sie sehen, ist vielleicht nicht mehr aktuell.',
    noMatchTitle: 'Kein Treffer mit diesen Filtern',
    noMatchText: 'Entfernen Sie einen Filter oder setzen Sie alle zurück.',
    clearFilters: 'Filter zurücksetzen',
  },

  state: {
    errorTitle: 'Das konnte nicht geladen werden',
    errorText: 'Von Ihren Daten ist nichts verloren. Versuchen Sie es erneut; bleibt es dabei, nennen Sie uns bitte die Nummer unten.',
    requestId: 'Fehlernummer',
    copyRequestId: 'Fehlernummer kopieren',
    noPermissionTitle: 'Diese Seite ist für Sie nicht freigegeben',
    noPermissionText: 'Ihre Rolle umfasst sie nicht. Ihre Teamleitung oder Administration kann den Zugriff freigeben.',
    notFoundTitle: 'Diese Seite gibt es hier nicht',
    notFoundText: 'Die Adresse ist vielleicht veraltet oder falsch geschrieben. Nutzen Sie die Suche oder beginnen Sie auf der Startseite.',
  },

  promise: {
    kept: 'Eingehalten',
    left: 'noch {{duration}}',
    late: '{{duration}} überfällig',
    promisedFor: 'Zugesagt für',
    days: '{{days}} Tg.',
    daysHours: '{{days}} Tg. {{hours}} Std.',
    hours: '{{hours}} Std.',
    hoursMinutes: '{{hours}} Std. {{minutes}} Min.',
    minutes: '{{minutes}} Min.',
  },

  steps: {
    label: 'Schritte',
    position: 'Schritt {{step}} von {{total}}: {{title}}',
    progress: 'Schritt {{step}} von {{total}}',
    done: 'erledigt',
    incomplete: 'unvollständig',
    left: 'Unvollständig: {{titles}}',
    now: 'jetzt',
    later: 'steht noch aus',
    stopped: 'hier beendet',
  },

  cells: {
    progress: '{{done}} von {{total}}',
  },

  draft: {
    saving: 'Entwurf wird gespeichert',
    savedAt: 'Entwurf gespeichert',
    failed: 'Der Entwurf konnte nicht gespeichert werden. Ihre Eingaben sind noch da.',
    willSave: 'Speichert sich mit Ihrer ersten Angabe von selbst',
    discard: 'Entwurf verwerfen',
  },

  form: {
    errors_one: 'Bitte prüfen Sie ein Feld',
    errors_other: 'Bitte prüfen Sie {{count}} Felder',
    unsavedTitle: 'Ohne Speichern verlassen?',
    unsavedText: 'Ihre Eingaben auf dieser Seite sind noch nicht gespeichert.',
    stay: 'Hier bleiben',
    leave: 'Verlassen',
    kept: 'Ihre vorherigen Eingaben sind wieder da. Sie sind noch nicht gespeichert.',
    keptDiscard: 'Verwerfen',
  },

  compare: {
    title: 'Dies wurde inzwischen an anderer Stelle geändert',
    text: 'Noch ist nichts überschrieben. Vergleichen Sie beide Fassungen und wählen Sie, welche gelten soll.',
    mine: 'Hier',
    theirs: 'Anderswo gespeichert',
    same: 'Beide Fassungen stimmen überein.',
    keep: 'Meine Eingaben behalten',
    take: 'Die andere Fassung übernehmen',
  },

  actions: {
    more: 'Weitere Aktionen',
  },

  files: {
    choose_one: 'Datei auswählen',
    choose_other: 'Dateien auswählen',
    orDrop_one: 'oder hier ablegen',
    orDrop_other: 'oder hier ablegen',
    limit: 'Je bis {{size}}, insgesamt {{total}}',
    uploading: '{{share}}, {{done}} von {{size}}',
    waiting: 'In der Warteschlange',
    stopped: 'Bei {{share}} abgebrochen. Die Verbindung ist unterbrochen.',
    failed: 'Nicht hochgeladen. Bitte erneut versuchen.',
    cancelUpload: 'Upload von {{name}} abbrechen',
    retryUpload: '{{name}} erneut hochladen',
    removeFile: '{{name}} entfernen',
    added: '{{name}} ist hochgeladen',
    tooLarge: 'Größer als {{size}}. Bitte verkleinern oder in Teilen senden.',
    tooMuch: 'Alle Dateien zusammen dürfen {{size}} haben.',
    tooMany_one: 'Es ist nur eine Datei möglich.',
    tooMany_other: 'Es sind nur {{count}} Dateien möglich.',
    nameTooLong_one: 'Dateiname zu lang: höchstens {{count}} Zeichen.',
    nameTooLong_other: 'Dateiname zu lang: höchstens {{count}} Zeichen.',
    wrongKind: 'Dieser Dateityp ist hier nicht zulässig. Zulässig sind:',
    list: 'Dateien',
  },

  time: {
    local: '{{time}} Ihrer Zeit',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'de'>;
