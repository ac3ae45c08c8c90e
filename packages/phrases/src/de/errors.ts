import type en from '../en/errors.ts';
import type { Texts } from '../texts.ts';

/** One text for each key of the error catalogue. */
export default {
  badRequest: 'Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'auth.badCredentials': 'Benutzername oder Passwort ungültig.',
  'auth.tooManyAttempts': 'Zu viele Versuche. Versuchen Sie es in {{minutes}} Min. noch einmal oder vergeben Sie ein neues Passwort.',
  'auth.signInRequired': 'Authentifizierung fehlgeschlagen. Melden Sie sich erneut an oder wenden Sie sich an die Administration.',
  'auth.guestLinkInvalid':
    'Dieser Link ist abgelaufen oder unvollständig. Öffnen Sie den Nachrichtenverlauf noch einmal von der Seite aus, auf der Sie begonnen haben.',
  'auth.signOnFailed': 'Die Anmeldung konnte nicht abgeschlossen werden. Beginnen Sie noch einmal.',
  'auth.signOnRefused': 'Mit dieser Identität ist hier keine Anmeldung möglich. Wenden Sie sich an Ihre Administration.',
  'auth.signOnUnavailable':
    'Die zentrale Anmeldung antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  'auth.bindingExpired': 'Das hat zu lange gedauert oder ist schon geschehen. Beginnen Sie noch einmal mit der zentralen Anmeldung.',
  forbidden: 'Sie haben keine Zugriffsberechtigung. Ihre Administration kann sie erteilen.',
  notFound: 'Nicht gefunden. Falls der Inhalt da sein müsste, wenden Sie sich bitte an die Administration.',
  stale: 'Inzwischen hat jemand anderes etwas geändert. Ihre Eingaben bleiben erhalten; vergleichen Sie sie mit dem aktuellen Stand.',
  conflict: 'Das passt nicht zum aktuellen Stand. Laden Sie die Seite neu und prüfen Sie noch einmal.',
  tooLarge: 'Der Inhalt ist zu groß zum Senden.',
  unsupportedMedia: 'Diese Art von Inhalt wird hier nicht angenommen.',
  tooManyRequests: 'Zu viele Aufrufe in kurzer Zeit. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  server: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es noch einmal; bleibt es dabei, nennen Sie uns bitte die Fehlernummer.',
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal.',
  storageFull: 'Zum Speichern ist kein Platz mehr frei. Es wurde nichts geändert; versuchen Sie es später noch einmal.',
  validation: 'Bitte prüfen Sie die markierten Felder.',
  'idempotency.differs': 'Das wurde schon einmal mit anderem Inhalt gesendet. Laden Sie die Seite neu und prüfen Sie noch einmal.',
  'idempotency.running': 'Das wird bereits gesendet. Bitte warten Sie auf die Antwort.',
  'captcha.wrong': 'Die Zeichen stimmen nicht mit dem Bild überein. Bitte mit dem neuen Bild versuchen.',
  'account.staffDomain':
    'Mitarbeitende des Unternehmens können sich nicht als Kunden registrieren. Die Administration kann Sie für die Kundenberatung anlegen.',
  'account.activationFailed':
    'Aktivierung fehlgeschlagen: Der Link wurde schon verwendet oder ist älter als 48 Stunden. Bitte lassen Sie sich die Aktivierungs-E-Mail erneut senden.',
  'account.alreadyActive': 'Dieses Konto ist bereits aktiv. Sie können sich anmelden.',
  'account.resetLinkInvalid': 'Dieser Link wurde schon verwendet oder ist älter als 30 Minuten. Bitte fordern Sie einen neuen an.',
  'account.alreadyKnown':
    'Es gibt Kunden mit derselben Steuernummer oder E-Mail-Adresse. Wählen Sie einen davon, oder bestätigen Sie, dass dies ein anderer ist.',
  'onBehalf.notPossible':
    'Für diesen Kunden kann derzeit niemand handeln: Kontaktperson oder Firma ist deaktiviert, oder das Konto wurde noch nicht aktiviert.',
  'account.addressBookFull':
    'Das Adressbuch ist voll: Ein Unternehmen kann {{max}} Adressen speichern. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'user.invitationInvalid':
    'Diese Einladung wurde schon verwendet, durch eine neuere ersetzt oder ist älter als 7 Tage. Bitten Sie die Administration um eine neue.',
  'user.ownAccess': 'Den eigenen Zugang können Sie nicht entziehen. Bitten Sie eine andere Person mit der Rolle Administration darum.',
  'customer.disabled': 'Dieser Kunde ist deaktiviert. Bitte zuerst aktivieren.',
  'customer.noPassword':
    'Für diesen Zugang wurde noch kein Passwort gewählt. Senden Sie die Aktivierungs-E-Mail erneut, darüber lässt es sich wählen.',
  'customer.noSignIn': 'Diese Kontaktperson hat keinen Zugang.',
  'attachment.totalTooLarge': 'Upload fehlgeschlagen: insgesamt mehr als 100 M.',
  'attachment.fileTooLarge': 'Datei größer als 20 M.',
  'attachment.nameTooLong': 'Dateiname zu lang: höchstens 120 Zeichen.',
  'attachment.tooMany': 'Höchstens 50 Dateien sind möglich.',
  'attachment.wrongType': 'Dateityp nicht zulässig. Möglich sind Bilder, PDF, Office-Dateien, Text, ZIP und Video.',
  'attachment.empty': 'Die Datei ist leer.',
  'attachment.urlRefused': 'Nur hier hochgeladene Dateien können hinzugefügt werden.',
  'attachment.frozen': 'Die Dateien lassen sich nicht mehr ändern: Der Vorgang ist eingereicht.',
  'request.notDraft': 'Dieser Vorgang ist bereits eingereicht und lässt sich hier nicht mehr ändern.',
  'request.alreadyPickedUp': 'Bereits übernommen von {{name}}.',
  'action.notAllowed': 'Dieser Schritt ist beim aktuellen Stand des Vorgangs nicht möglich.',
  'action.blocked': 'Dieser Schritt muss noch warten: Eine Voraussetzung fehlt.',
  'request.wrongOwner': 'Diese Person kann Vorgänge dieser Art nicht betreuen.',
  'serial.importRunning': 'Für diesen Antrag läuft noch ein Import. Bitte warten Sie, bis er fertig ist.',
  'serial.lineFull':
    'Bei diesem Antrag warten bereits {{max}} Dateien oder werden gerade gelesen. Senden Sie die nächste, sobald eine davon fertig ist.',
  'serial.tooManyFiles':
    '{{max}} Dateien dieses Antrags sind noch nicht übernommen. Übernehmen oder verwerfen Sie eine davon und senden Sie dann die nächste.',
  'serial.limit':
    'Diese Datei passt nicht mehr: Mit ihr hätte der Antrag mehr Seriennummern als zulässig. Verwerfen Sie die Datei oder löschen Sie zuerst einige Nummern.',
  'serial.dailyLimit':
    'Ihr Unternehmen hat in 24 Stunden so viele Seriennummern prüfen lassen wie möglich. Versuchen Sie es morgen wieder oder wenden Sie sich an uns.',
  'serial.wrongFormat': 'Falsches Excel-Format. Senden Sie eine .xls- oder .xlsx-Datei, am besten nach unserer Vorlage.',
  'serial.textFile': 'Das ist eine Textdatei. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
  'serial.webPage': 'Das ist eine Webseite mit dem Namen einer Excel-Datei. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
  'serial.otherFormat': 'Das ist ein anderes Tabellenformat. Öffnen Sie die Datei in Excel und speichern Sie sie als .xlsx.',
  'serial.encrypted': 'Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und senden Sie sie noch einmal.',
  'serial.damaged': 'Die Datei ist beschädigt. Öffnen und speichern Sie sie neu und senden Sie sie dann noch einmal.',
  'serial.tooLarge': 'Die Tabelle ist zu groß. Teilen Sie sie auf und senden Sie die Teile einzeln.',
  'serial.tooSlow': 'Das Einlesen der Tabelle hat zu lange gedauert. Teilen Sie sie auf und senden Sie die Teile einzeln.',
  'serial.noHeader': 'Keine Spalte mit Seriennummern gefunden. Verwenden Sie die Kopfzeile unserer Vorlage.',
  'serial.noRows': 'Die Tabelle enthält keine Zeilen.',
  'serial.tooManyRows': 'Die Tabelle hat mehr als 100.000 Zeilen. Teilen Sie sie auf und senden Sie die Teile einzeln.',
  'chat.notYours': 'Sie können nur eigene Nachrichten zurücknehmen.',
  'chat.recallTooLate': 'Nachrichten lassen sich nur innerhalb von 2 Minuten nach dem Senden zurücknehmen.',
  'chat.deleteTooLate': 'Eine Nachricht lässt sich bis zu 10 Minuten nach dem Senden löschen.',
  'dict.fixed': 'Dieser Wert gehört zum Programm und bleibt. Schalten Sie ihn stattdessen aus.',
  'dict.inUse': 'Dieser Wert wird in Datensätzen verwendet. Schalten Sie ihn aus, statt ihn zu entfernen.',
  'dict.closed': 'Regeln hängen von den Werten dieser Auswahlliste ab, deshalb kommt hier keiner hinzu.',
  'page.builtIn': 'Diese Seite gehört zum Portal und bleibt. Ihr Text lässt sich ändern.',
  'auth.secondStepExpired': 'Die Anmeldung hat zu lange gedauert, oder es gab zu viele falsche Codes. Melden Sie sich erneut an.',
  'auth.wrongCode': 'Dieser Code stimmt nicht. Geben Sie den ein, den Ihre App jetzt anzeigt. Verbleibende Versuche: {{left}}',
  'auth.passkeyRefused': 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder nutzen Sie einen anderen Weg.',
  'auth.setUpExpired': 'Die Einrichtung hat zu lange gedauert. Beginnen Sie noch einmal.',
  'auth.freshProofRequired': 'Bestätigen Sie zuerst, dass Sie es sind.',
  'factor.required': 'Ihre Rolle braucht einen zweiten Faktor, der letzte lässt sich daher nicht entfernen.',
  'factor.resetNotYours':
    'Das muss ein anderes Mitglied der Administration tun: nicht, wer darum gebeten hat, und nicht die betroffene Person.',
  'factor.resetOpen': 'Für diese Person wartet bereits ein Zurücksetzen auf die zweite Bestätigung.',
  'factor.none': 'Diese Person hat keinen zweiten Faktor.',
  'factor.linkInvalid': 'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitten Sie die Administration um einen neuen.',
} satisfies Texts<typeof en, 'de'>;
