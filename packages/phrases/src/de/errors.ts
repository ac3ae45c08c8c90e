import type en from '../en/errors.ts';
import type { Texts } from '../texts.ts';

/** One text for each key of the error catalogue. */
export default {
  badRequest: 'Wir konnten die gesendeten Daten nicht verarbeiten. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'auth.badCredentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  'auth.tooManyAttempts': 'Zu viele Versuche. Versuchen Sie es in {{minutes}} Min. noch einmal oder setzen Sie Ihr Passwort zurück.',
  'auth.signInRequired': 'Sie wurden abgemeldet. Melden Sie sich erneut an.',
  'auth.guestLinkInvalid':
    'Dieser Link ist abgelaufen oder unvollständig. Öffnen Sie den Nachrichtenverlauf noch einmal von der Seite aus, von der Sie gekommen sind.',
  'auth.signOnFailed': 'Die Anmeldung konnte nicht abgeschlossen werden. Versuchen Sie es noch einmal.',
  'auth.signOnRefused': 'Mit diesem Konto können Sie sich hier nicht anmelden. Bitten Sie Ihre Administration um Zugang.',
  'auth.signOnUnavailable':
    'Die zentrale Anmeldung antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  'auth.bindingExpired':
    'Diese Anmeldung ist abgelaufen oder wurde bereits verwendet. Beginnen Sie noch einmal mit der zentralen Anmeldung.',
  forbidden: 'Sie haben hierfür keine Zugriffsberechtigung. Wenden Sie sich an Ihre Administration.',
  notFound: 'Das konnten wir nicht finden. Möglicherweise wurde es gelöscht.',
  stale:
    'Jemand anderes hat das inzwischen geändert. Ihre Eingaben bleiben erhalten, damit Sie sie mit dem aktuellen Stand vergleichen können.',
  conflict: 'Das ist nicht mehr aktuell. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  tooLarge: 'Das ist zu groß zum Senden.',
  unsupportedMedia: 'Diese Art von Inhalt wird hier nicht angenommen.',
  tooManyRequests: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  server: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es noch einmal. Bleibt es dabei, nennen Sie uns die Fehlernummer.',
  unavailable: 'Heliodesk ist vorübergehend nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal.',
  storageFull:
    'Speichern ist nicht möglich, weil unser Speicherplatz voll ist. Es wurde nichts geändert. Versuchen Sie es später noch einmal.',
  validation: 'Prüfen Sie die markierten Felder.',
  'idempotency.differs': 'Das wurde bereits mit anderem Inhalt gesendet. Laden Sie die Seite neu und prüfen Sie es.',
  'idempotency.running': 'Das wird bereits gesendet. Warten Sie einen Moment.',
  'captcha.wrong': 'Die Zeichen stimmen nicht mit dem Bild überein. Versuchen Sie es mit dem neuen Bild.',
  'account.staffDomain':
    'Mitarbeitende von Heliodesk können sich nicht als Kunden registrieren. Bitten Sie die Administration um einen Zugang zum Callcenter.',
  'account.activationFailed':
    'Das Konto konnte nicht aktiviert werden. Der Link wurde schon verwendet oder ist älter als 48 Stunden. Lassen Sie sich die Aktivierungs-E-Mail erneut senden.',
  'account.alreadyActive': 'Dieses Konto ist bereits aktiv. Sie können sich anmelden.',
  'account.resetLinkInvalid': 'Dieser Link wurde schon verwendet oder ist älter als 30 Minuten. Fordern Sie einen neuen an.',
  'account.alreadyKnown':
    'Es gibt bereits Kunden mit dieser Steuernummer oder E-Mail-Adresse. Wählen Sie einen davon oder bestätigen Sie, dass dies ein anderer ist.',
  'onBehalf.notPossible':
    'Für diesen Kunden können Sie derzeit nichts einreichen. Die Kontaktperson oder die Firma ist deaktiviert, oder das Konto wurde noch nicht aktiviert.',
  'account.addressBookFull':
    'Das Adressbuch ist voll. Eine Firma kann {{max}} Adressen speichern. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'user.invitationInvalid':
    'Diese Einladung wurde schon verwendet, durch eine neuere ersetzt oder ist älter als 7 Tage. Bitten Sie die Administration um eine neue.',
  'user.ownAccess': 'Sie können Ihren Zugang nicht selbst ändern. Bitten Sie eine andere Person der Administration.',
  'customer.disabled': 'Dieser Kunde ist deaktiviert. Aktivieren Sie ihn zuerst.',
  'customer.noPassword':
    'Diese Kontaktperson hat noch kein Passwort festgelegt. Senden Sie die Aktivierungs-E-Mail erneut, damit sie eines festlegen kann.',
  'customer.noSignIn': 'Diese Kontaktperson hat keinen Zugang.',
  'attachment.totalTooLarge': 'Upload fehlgeschlagen. Alle Dateien zusammen dürfen höchstens 100 MB groß sein.',
  'attachment.fileTooLarge': 'Die Datei ist größer als 20 MB.',
  'attachment.nameTooLong': 'Der Dateiname ist zu lang. Höchstens 120 Zeichen sind möglich.',
  'attachment.tooMany': 'Sie können bis zu 50 Dateien hinzufügen.',
  'attachment.wrongType': 'Dateityp nicht zulässig. Senden Sie Bilder, PDF, Office-Dateien, Text, ZIP oder Video.',
  'attachment.infected':
    'Unser Virenscanner hat in dieser Datei schädlichen Inhalt gefunden; sie wurde nicht gespeichert. Prüfen Sie Ihr Gerät, oder senden Sie eine andere Datei.',
  'attachment.notScanned':
    'Diese Datei konnte nicht auf Viren geprüft werden und wurde nicht gespeichert. Versuchen Sie es später noch einmal.',
  'attachment.empty': 'Die Datei ist leer.',
  'attachment.urlRefused': 'Sie können nur Dateien hinzufügen, die hier hochgeladen wurden.',
  'attachment.frozen': 'Die Dateien lassen sich nicht mehr ändern, weil der Vorgang eingereicht ist.',
  'request.notDraft': 'Dieser Vorgang ist bereits eingereicht und lässt sich hier nicht mehr ändern.',
  'request.otherType': 'Die Art eines Vorgangs lässt sich nicht ändern. Legen Sie stattdessen einen neuen Vorgang an.',
  'request.alreadyAppealed':
    'Gegen die Entscheidung über diesen Garantieantrag wurde bereits Widerspruch eingelegt. Das ist nur einmal möglich.',
  'request.held': '{{name}} sieht sich diesen Vorgang gerade an. Versuchen Sie es in 5 Minuten erneut, oder nehmen Sie einen anderen.',
  'request.withdrawn':
    'Diese Anfrage wurde zurückgezogen und lässt sich nicht mehr beantworten. Eine Nachricht können Sie weiterhin senden.',
  'request.alreadyPickedUp': '{{name}} hat diesen Vorgang bereits übernommen.',
  'split.nothingUndecided': 'In diesem Antrag ist nichts offen. Es gibt also nichts abzutrennen.',
  'split.nothingDecided': 'In diesem Antrag ist noch nichts angenommen oder abgelehnt. Nach dem Aufteilen bliebe darin nichts übrig.',
  'tip.closed': 'Diese Aufgabe ist nicht mehr offen. Sie wurde bereits beantwortet, zurückgenommen oder ersetzt.',
  'tip.notAnswered': 'Diese Aufgabe ist noch nicht beantwortet.',
  'request.alreadyReopened': 'Dieser Antrag wurde auf Wunsch Ihrer Firma bereits erneut geprüft. Das ist nur einmal möglich.',
  'request.nobodyToRemind': 'Eine Erinnerung ist nicht möglich, weil dieser Vorgang keine Kontaktperson hat, die E-Mails erhält.',
  'action.notAllowed': 'Das ist beim aktuellen Status des Vorgangs nicht möglich.',
  'action.blocked': 'Das ist im Moment nicht möglich.',
  'request.wrongOwner': 'Diese Person kann für Vorgänge dieser Art nicht zuständig sein.',
  'request.dailyLimit':
    'Ihre Firma hat innerhalb von 24 Stunden die Höchstzahl an Vorgängen angelegt. Versuchen Sie es morgen noch einmal oder wenden Sie sich an uns.',
  'bulk.notYours': 'Das ist nur mit Ihren eigenen Vorgängen möglich.',
  'bulk.tooManyRuns': '{{max}} Ihrer Sammelaktionen laufen noch. Warten Sie, bis eine davon fertig ist.',
  'desk.tooManyViews': 'Es sind höchstens {{max}} gespeicherte Ansichten möglich. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'desk.noTeam': 'Sie gehören keinem Team an und können daher keine Ansicht teilen.',
  'desk.notYourView': 'Nur {{name}} und die Teamleitung können diese Ansicht ändern. Speichern Sie sie stattdessen als neue.',
  'macro.tooMany': 'Es kann höchstens {{max}} Makros geben. Löschen Sie eines, das Sie nicht mehr brauchen.',
  'shipment.tooManyDates': 'Die Termine einer Adresse können höchstens {{max}}-mal festgelegt werden.',
  'rma.tooMany': 'Diese Lieferung hat {{max}} Stück; mehr Zeilen kann ihre Liste nicht haben.',
  'rma.unreadable':
    'Zeile {{row}}: Die Seriennummer ist nicht lesbar. Formatieren Sie die Zelle als Text, geben Sie die Nummer neu ein und importieren Sie die Datei noch einmal.',
  'rma.noHeader': 'Die Spalten für alte und neue Seriennummern fehlen. Verwenden Sie die Vorlage oder dieselben Überschriften.',
  'shipment.tooManyAddresses': 'Ein Austausch kann an höchstens {{max}} Adressen gehen. Entfernen Sie zuerst eine.',
  'review.listClosed':
    'Dieser Antrag war schon einmal abgeschlossen, daher lässt sich seine Liste nicht mehr ändern. Fordern Sie stattdessen Dateien an oder schreiben Sie eine Nachricht.',
  'review.settled': 'Ein Teil davon ist bereits bezahlt, repariert oder geliefert. Diese Entscheidung bleibt bestehen.',
  'solution.tooMany': 'Ein Antrag kann höchstens {{max}} Lösungen haben. Entfernen Sie zuerst eine.',
  'macro.builtIn': 'Dieses Makro ist vorgegeben und kann nicht gelöscht werden. Schalten Sie es stattdessen aus.',
  'macro.changed': 'Jemand hat dieses Makro geändert. Sehen Sie sich die Vorschau noch einmal an und führen Sie es dann aus.',
  'macro.blocked': 'Schritt {{step}} ist gerade nicht möglich. Deshalb wurde kein Schritt ausgeführt.',
  'macro.undoTooLate': 'Zum Rückgängigmachen ist es zu spät. Nachrichten lassen sich 2 Minuten lang zurücknehmen.',
  'routing.tooMany': 'Es kann höchstens {{max}} Regeln geben. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'part.limit': 'Ein Garantieantrag kann höchstens {{max}} Teile haben. Stellen Sie für die übrigen einen zweiten.',
  'part.frozen': 'Die Teile dieses Antrags lassen sich jetzt nicht ändern: Er ist eingereicht, und dazu ist keine Aufgabe offen.',
  'serial.frozen': 'Die Seriennummern dieses Antrags lassen sich jetzt nicht ändern: Er ist eingereicht, und dazu ist keine Aufgabe offen.',
  'serial.importOpen': 'Nummern aus einer Tabelle sind noch nicht in der Liste. Fügen Sie sie zuerst hinzu, oder verwerfen Sie sie.',
  'serial.importRunning': 'Für diesen Antrag läuft noch ein Import. Bitte warten Sie, bis er fertig ist.',
  'serial.lineFull':
    'Bei diesem Antrag warten bereits {{max}} Dateien oder werden gerade gelesen. Senden Sie die nächste, sobald eine davon fertig ist.',
  'serial.tooManyFiles':
    '{{max}} Dateien dieses Antrags sind noch nicht übernommen. Übernehmen oder verwerfen Sie eine davon und senden Sie dann die nächste.',
  'serial.limit':
    'Diese Datei passt nicht mehr. Mit ihr hätte der Antrag zu viele Seriennummern. Verwerfen Sie die Datei oder löschen Sie zuerst einige Nummern.',
  'serial.dailyLimit':
    'Ihre Firma hat innerhalb von 24 Stunden die Höchstzahl an Seriennummern prüfen lassen. Versuchen Sie es morgen noch einmal oder wenden Sie sich an uns.',
  'serial.wrongFormat': 'Falsches Excel-Format. Senden Sie eine .xls- oder .xlsx-Datei, am besten unsere Vorlage.',
  'serial.textFile': 'Das ist eine Textdatei. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
  'serial.webPage': 'Das ist eine Webseite mit dem Namen einer Excel-Datei. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
  'serial.otherFormat': 'Das ist ein anderes Tabellenformat. Öffnen Sie die Datei in Excel und speichern Sie sie als .xlsx.',
  'serial.encrypted': 'Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und senden Sie sie noch einmal.',
  'serial.damaged': 'Die Datei ist beschädigt. Öffnen Sie sie, speichern Sie sie neu und senden Sie die neue Datei.',
  'serial.tooLarge': 'Die Tabelle ist zu groß. Teilen Sie sie auf und senden Sie die Teile einzeln.',
  'serial.tooSlow': 'Das Einlesen der Tabelle hat zu lange gedauert. Teilen Sie sie auf und senden Sie die Teile einzeln.',
  'serial.noHeader': 'Wir konnten keine Spalte mit Seriennummern finden. Verwenden Sie die Spaltenüberschriften unserer Vorlage.',
  'serial.noDecisions':
    'Die Spalten für Seriennummern und Entscheidungen fehlen. Verwenden Sie die Überschriften der heruntergeladenen Datei.',
  'serial.noRows': 'Die Tabelle enthält keine Zeilen.',
  'serial.tooManyRows': 'Die Tabelle hat mehr als 100.000 Zeilen. Teilen Sie sie auf und senden Sie die Teile einzeln.',
  'chat.notYours': 'Sie können nur eigene Nachrichten zurücknehmen.',
  'chat.recallTooLate': 'Sie können eine Nachricht nur innerhalb von 2 Minuten nach dem Senden zurücknehmen.',
  'chat.deleteTooLate': 'Sie können eine Nachricht nur innerhalb von 10 Minuten nach dem Senden löschen.',
  'dict.fixed': 'Dieser Wert ist vorgegeben und kann nicht gelöscht werden. Schalten Sie ihn stattdessen aus.',
  'dict.inUse': 'Dieser Wert wird verwendet und kann nicht gelöscht werden. Schalten Sie ihn stattdessen aus.',
  'dict.closed': 'Dieser Auswahlliste können Sie keine Werte hinzufügen, weil Regeln von ihnen abhängen.',
  'page.builtIn': 'Diese Seite ist vorgegeben und kann nicht gelöscht werden. Ihren Text können Sie bearbeiten.',
  'auth.secondStepExpired':
    'Die Anmeldung hat zu lange gedauert, oder es wurden zu viele falsche Codes eingegeben. Melden Sie sich erneut an.',
  'auth.wrongCode': 'Dieser Code stimmt nicht. Geben Sie den Code ein, den Ihre App jetzt anzeigt. Verbleibende Versuche: {{left}}',
  'auth.wrongRecoveryCode': 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Verbleibende Versuche: {{left}}',
  'auth.passkeyRefused': 'Der Passkey wurde nicht akzeptiert. Versuchen Sie es noch einmal oder wählen Sie eine andere Möglichkeit.',
  'auth.setUpExpired': 'Die Einrichtung hat zu lange gedauert. Beginnen Sie noch einmal.',
  'auth.freshProofRequired': 'Bestätigen Sie Ihre Identität, um fortzufahren.',
  'factor.required': 'Ihre Rolle erfordert einen zweiten Faktor, deshalb lässt sich der letzte nicht entfernen.',
  'factor.resetNotYours':
    'Das muss eine andere Person der Administration tun: weder die Person, die es angefordert hat, noch die betroffene.',
  'factor.resetOpen': 'Für diese Person wartet bereits ein Zurücksetzen auf die Bestätigung durch eine zweite Person der Administration.',
  'factor.none': 'Diese Person hat keinen zweiten Faktor.',
  'factor.missing': 'Dafür ist ein zweiter Faktor nötig. Richten Sie ihn zuerst in Ihrem Profil ein.',
  'factor.linkInvalid': 'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitten Sie die Administration um einen neuen.',
} satisfies Texts<typeof en, 'de'>;
