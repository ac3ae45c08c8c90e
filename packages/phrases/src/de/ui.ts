import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Erneut versuchen',
  back: 'Zurück',
  continue: 'Weiter',
  home: 'Startseite',
  calendar: 'Kalender',
  readAs: 'Gelesen als <b>{{number}}</b>. Komma und Punkt sind möglich.',

  table: {
    filters: 'Filter ein- oder ausblenden',
    columns: 'Spalten',
    columnsReset: 'Spalten zurücksetzen',
    moveUp: '{{column}} nach oben verschieben',
    moveDown: '{{column}} nach unten verschieben',
    movedTo: '{{column}}: Position {{place}} von {{total}}',
    rows: 'Zeilen',
    perPage: '{{number}} / Seite',
    goTo: 'Gehe zu',
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
    old: 'Das ist möglicherweise nicht mehr aktuell.',
    noMatchTitle: 'Keine Treffer mit diesen Filtern',
    noMatchText: 'Entfernen Sie einen Filter oder setzen Sie alle zurück.',
    clearFilters: 'Filter zurücksetzen',
  },

  state: {
    errorTitle: 'Das konnte nicht geladen werden',
    errorText: 'Ihre Daten sind sicher. Versuchen Sie es noch einmal. Bleibt es dabei, nennen Sie uns die Fehlernummer unten.',
    requestId: 'Fehlernummer',
    copyRequestId: 'Fehlernummer kopieren',
    noPermissionTitle: 'Sie haben keinen Zugriff auf diese Seite',
    noPermissionText: 'Ihre Rolle umfasst diese Seite nicht. Ihre Teamleitung oder Administration kann Ihnen Zugriff geben.',
    notFoundTitle: 'Seite nicht gefunden',
    notFoundText: 'Die Adresse ist vielleicht veraltet oder falsch geschrieben. Nutzen Sie die Suche oder beginnen Sie auf der Startseite.',
  },

  promise: {
    kept: 'Eingehalten',
    left: 'noch {{duration}}',
    late: '{{duration}} überfällig',
    promisedFor: 'Zugesagt bis',
    days_one: '{{number}} Tag',
    days_other: '{{number}} Tage',
    daysHours_one: '{{number}} Tag {{hours}} Std.',
    daysHours_other: '{{number}} Tage {{hours}} Std.',
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
    later: 'noch nicht begonnen',
    stopped: 'hier beendet',
  },

  cells: {
    progress: '{{done}} von {{total}}',
  },

  draft: {
    saving: 'Entwurf wird gespeichert',
    savedAt: 'Entwurf gespeichert um',
    failed: 'Der Entwurf konnte nicht gespeichert werden. Ihre Eingaben sind noch da.',
    willSave: 'Wird ab Ihrer ersten Angabe automatisch gespeichert',
    discard: 'Entwurf verwerfen',
  },

  form: {
    errors_one: 'Prüfen Sie dieses Feld',
    errors_other: 'Prüfen Sie diese {{count}} Felder',
    unsavedTitle: 'Ohne Speichern verlassen?',
    unsavedText: 'Ihre Eingaben auf dieser Seite wurden noch nicht gespeichert.',
    stay: 'Bleiben',
    leave: 'Verlassen',
    kept: 'Wir haben Ihre vorherigen Eingaben wiederhergestellt. Sie sind noch nicht gespeichert.',
    keptDiscard: 'Verwerfen',
  },

  compare: {
    title: 'Jemand anderes hat das während Ihrer Bearbeitung geändert',
    text: 'Noch ist nichts überschrieben. Vergleichen Sie beide Fassungen und wählen Sie, welche Sie behalten.',
    mine: 'Ihre Fassung',
    theirs: 'Gespeicherte Fassung',
    same: 'Beide Fassungen stimmen überein.',
    keep: 'Meine Fassung behalten',
    take: 'Gespeicherte Fassung verwenden',
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
    stopped: 'Bei {{share}} abgebrochen. Die Verbindung wurde unterbrochen.',
    failed: 'Nicht hochgeladen. Versuchen Sie es noch einmal.',
    cancelUpload: 'Upload von {{name}} abbrechen',
    retryUpload: '{{name}} erneut hochladen',
    removeFile: '{{name}} entfernen',
    added: '{{name}} hochgeladen',
    tooLarge: 'Größer als {{size}}. Verkleinern Sie die Datei oder senden Sie sie in Teilen.',
    tooMuch: 'Alle Dateien zusammen dürfen höchstens {{size}} groß sein.',
    tooMany_one: 'Sie können nur eine Datei hinzufügen.',
    tooMany_other: 'Sie können nur {{count}} Dateien hinzufügen.',
    nameTooLong_one: 'Der Dateiname ist zu lang. Höchstens {{count}} Zeichen sind möglich.',
    nameTooLong_other: 'Der Dateiname ist zu lang. Höchstens {{count}} Zeichen sind möglich.',
    wrongKind: 'Dieser Dateityp ist hier nicht zulässig. Zulässig sind:',
    list: 'Dateien',
  },

  time: {
    local: '{{time}} Ihrer Zeit',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'de'>;
