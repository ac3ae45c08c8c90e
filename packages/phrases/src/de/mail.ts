import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Kundenservice von Heliodesk, {{url}}. Dies ist eine automatische E-Mail. Antworten darauf werden nicht gelesen.',
  unsubscribe: 'E-Mails wie diese abbestellen',
  'activation.subject': 'Aktivieren Sie Ihr Heliodesk-Konto',
  'activation.body':
    'Guten Tag,\n\ndiese E-Mail-Adresse wurde für ein Heliodesk-Konto angegeben. Ist es Ihr Konto, fehlt nur noch ein Schritt: Bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.\n\nDer Link funktioniert einmal und gilt 48 Stunden. Wissen Sie nichts von diesem Konto, können Sie diese E-Mail ignorieren.',
  'activation.button': 'Konto aktivieren',
  'contactAdded.subject': 'Ihr Zugang zu Heliodesk',
  'contactAdded.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Sie in Heliodesk als Kontaktperson von {{company}} hinzugefügt. Legen Sie ein Passwort fest, um Vorgänge zu verfolgen und Garantieanträge zu stellen.\n\nDer Link funktioniert einmal und gilt 7 Tage.',
  'contactAdded.button': 'Passwort festlegen',
  'accountActivated.subject': 'Legen Sie ein Passwort fest und melden Sie sich an',
  'accountActivated.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Ihren Zugang für {{company}} bestätigt. Legen Sie über diesen Link ein Passwort fest und melden Sie sich dann mit dieser E-Mail-Adresse an. Das Passwort aus der Registrierung gilt nicht mehr.\n\nDer Link funktioniert einmal und gilt 7 Tage.',
  'accountActivated.button': 'Passwort festlegen',
  'emailChanged.subject': 'Ihre E-Mail-Adresse bei Heliodesk wurde geändert',
  'emailChanged.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Ihre E-Mail-Adresse für {{company}} in {{email}} geändert. Bestätigen Sie die neue Adresse und melden Sie sich künftig mit ihr an. Die bisherige Adresse gilt nicht mehr.\n\nHaben Sie diese Änderung nicht gewünscht, wenden Sie sich bitte an uns.',
  'emailChanged.button': 'Kontakt aufnehmen',
  'requestsGiven.subject': '{{other}} ist jetzt die Kontaktperson für Ihre Vorgänge',
  'requestsGiven.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat diese offenen Vorgänge an {{other}} übergeben:\n\n{{requests}}\n\nSie finden sie weiterhin unter den Vorgängen Ihrer Firma.',
  'requestsGiven.button': 'Vorgänge ansehen',
  'requestsTaken.subject': 'Sie sind jetzt die Kontaktperson für diese Vorgänge',
  'requestsTaken.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Ihnen diese offenen Vorgänge übergeben. Bisher war {{other}} die Kontaktperson.\n\n{{requests}}\n\nAlles bisher Geschriebene finden Sie im jeweiligen Nachrichtenverlauf.',
  'requestsTaken.button': 'Vorgänge ansehen',
  'alreadyRegistered.subject': 'Registrierungsversuch mit Ihrer E-Mail-Adresse',
  'alreadyRegistered.body':
    'Guten Tag,\n\njemand hat versucht, sich mit dieser E-Mail-Adresse zu registrieren, für die es bereits ein Konto gibt. Waren Sie es selbst, melden Sie sich an. Auf der Anmeldeseite können Sie auch Ihr Passwort zurücksetzen.\n\nWaren Sie es nicht, können Sie diese E-Mail ignorieren.',
  'alreadyRegistered.button': 'Zur Anmeldung',
  'passwordReset.subject': 'Neues Passwort festlegen',
  'passwordReset.body':
    'Guten Tag,\n\nüber diesen Link legen Sie ein neues Passwort fest. Er funktioniert einmal und gilt 30 Minuten.\n\nHaben Sie ihn nicht angefordert, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  'passwordReset.button': 'Neues Passwort festlegen',
  'passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'passwordChanged.body':
    'Guten Tag {{name}},\n\nIhr Passwort wurde am {{time}} geändert. Überall sonst wurden Sie abgemeldet.\n\nWaren Sie das, brauchen Sie nichts zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest und wenden Sie sich an uns.',
  'passwordChanged.button': 'Neues Passwort festlegen',
  'staffInvitation.subject': '{{inviter}} lädt Sie zu Heliodesk ein',
  'staffInvitation.body':
    'Guten Tag {{name}},\n\n{{inviter}} hat Ihnen Zugang zum Callcenter von Heliodesk gegeben. Legen Sie über diesen Link ein Passwort fest und melden Sie sich dann mit dieser E-Mail-Adresse unter „Mitarbeitende“ an.\n\nDer Link funktioniert einmal und gilt 7 Tage.',
  'staffInvitation.button': 'Passwort festlegen',
  'providerInvitation.subject': '{{company}}: Ihr Zugang zu Heliodesk',
  'providerInvitation.body':
    'Guten Tag {{name}},\n\nSie wurden in Heliodesk dem Servicepartner {{company}} hinzugefügt. Legen Sie über diesen Link ein Passwort fest und melden Sie sich dann mit dieser E-Mail-Adresse an.\n\nDer Link funktioniert einmal und gilt 7 Tage.',
  'providerInvitation.button': 'Passwort festlegen',
  'captchaCode.subject': 'Ihr Code: {{code}}',
  'captchaCode.body': 'Geben Sie statt der Zeichen im Bild diesen Code ein:\n\n{{code}}\n\nEr gilt 10 Minuten.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): Ihr Vorgang ist eingegangen',
  'requestReceived.body':
    'Guten Tag {{name}},\n\nIhr Vorgang {{requestNo}} ist bei uns eingegangen, vielen Dank. Jemand aus unserem Team meldet sich bis {{due}} bei Ihnen.\n\nSie können jederzeit jeden Schritt verfolgen, Angaben ergänzen und uns schreiben.',
  'requestReceived.button': 'Vorgang öffnen',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): Wir haben einen Vorgang für Sie eingereicht',
  'requestFiledFor.body':
    'Guten Tag {{name}},\n\n{{agent}} vom Kundenservice hat den Vorgang {{requestNo}} für Sie eingereicht. Jemand aus unserem Team meldet sich bis {{due}} bei Ihnen.\n\nSie können jederzeit jeden Schritt verfolgen, Angaben ergänzen und uns schreiben.',
  'requestFiledFor.button': 'Vorgang öffnen',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): Wir haben einen Vorgang für Sie eingereicht',
  'requestFiledForOutside.body':
    'Guten Tag {{name}},\n\n{{agent}} vom Kundenservice hat den Vorgang {{requestNo}} für Sie eingereicht. Jemand aus unserem Team meldet sich bis {{due}} bei Ihnen.\n\nWenn Sie etwas ergänzen oder nachfragen möchten, rufen Sie den Kundenservice an oder schreiben Sie eine E-Mail und nennen Sie {{requestNo}}.',
  'requestFiledForOutside.button': 'So erreichen Sie uns',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} betreut Ihren Vorgang',
  'requestPickedUp.body': 'Guten Tag {{name}},\n\n{{owner}} hat Ihren Vorgang {{requestNo}} übernommen und prüft ihn jetzt.',
  'requestPickedUp.button': 'Vorgang öffnen',
  'tipSent.subject': '{{title}} ({{requestNo}}): Wir benötigen etwas von Ihnen',
  'tipSent.body':
    'Guten Tag {{name}},\n\n{{agent}} benötigt für Ihren Vorgang {{requestNo}} Folgendes:\n\n{{missing}}\n\nBitte antworten Sie bis {{due}}.',
  'tipSent.button': 'Vorgang öffnen',
  'tipRecalled.subject': '{{title}} ({{requestNo}}): Eine Aufgabe ist hinfällig',
  'tipRecalled.body':
    'Guten Tag {{name}},\n\n{{agent}} benötigt das, worum wir Sie zu Ihrem Vorgang {{requestNo}} gebeten haben, nicht mehr.',
  'tipRecalled.button': 'Vorgang öffnen',
  'tasksReminded.subject': '{{title}} ({{requestNo}}): Wir warten auf Ihre Antwort',
  'tasksReminded.body': 'Guten Tag {{name}},\n\n{{agent}} wartet zu Ihrem Vorgang {{requestNo}} auf Ihre Antwort:\n\n{{tasks}}',
  'tasksReminded.button': 'Vorgang öffnen',
  'tasksRemindedLast.subject': '{{title}} ({{requestNo}}): letzte Erinnerung',
  'tasksRemindedLast.body':
    'Guten Tag {{name}},\n\n{{agent}} wartet zu Ihrem Vorgang {{requestNo}} noch immer auf Ihre Antwort:\n\n{{tasks}}\n\nBitte antworten Sie bis {{until}}. Dies ist unsere letzte Erinnerung.',
  'tasksRemindedLast.button': 'Vorgang öffnen',
  'taskReminder.subject': '{{title}} ({{requestNo}}): Erinnerung',
  'taskReminder.body': 'Guten Tag {{name}},\n\nzu Ihrem Vorgang {{requestNo}} warten wir noch auf Ihre Antwort:\n\n{{tasks}}',
  'taskReminder.button': 'Vorgang öffnen',
  'taskReminderLast.subject': '{{title}} ({{requestNo}}): Bitte antworten Sie, sonst ziehen wir den Vorgang zurück',
  'taskReminderLast.body':
    'Guten Tag {{name}},\n\nzu Ihrem Vorgang {{requestNo}} warten wir noch auf Ihre Antwort:\n\n{{tasks}}\n\nWenn wir bis {{until}} nichts von Ihnen hören, ziehen wir den Vorgang zurück. Innerhalb von 90 Tagen können Sie ihn wieder öffnen.',
  'taskReminderLast.button': 'Vorgang öffnen',
  'requestSuspended.subject': '{{title}} ({{requestNo}}): mangels Antwort zurückgezogen',
  'requestSuspended.body':
    'Guten Tag {{name}},\n\nwir haben Ihren Vorgang {{requestNo}} zurückgezogen, weil wir 30 Tage lang keine Antwort erhalten haben.\n\nWenn Sie uns noch brauchen, antworten oder schreiben Sie bis {{until}} im Vorgang. Dann öffnen wir ihn wieder.',
  'requestSuspended.button': 'Vorgang öffnen',
  'requestReopened.subject': '{{title}} ({{requestNo}}): Wir haben Ihren Vorgang wieder geöffnet',
  'requestReopened.body':
    'Guten Tag {{name}},\n\nwir haben Ihren Vorgang {{requestNo}} wieder geöffnet und prüfen ihn erneut:\n\n{{reason}}',
  'requestReopened.button': 'Vorgang öffnen',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} betreut jetzt Ihren Vorgang',
  'ownerChanged.body':
    'Guten Tag {{name}},\n\nab jetzt betreut {{owner}} Ihren Vorgang {{requestNo}}. Alles bisher Geschriebene bleibt im Nachrichtenverlauf.',
  'ownerChanged.button': 'Vorgang öffnen',
  'contactChanged.subject': '{{title}} ({{requestNo}}): Sie sind jetzt die Kontaktperson',
  'contactChanged.body':
    'Guten Tag {{name}},\n\nSie sind jetzt die Kontaktperson für den Vorgang {{requestNo}} Ihrer Firma. Alles bisher Geschriebene finden Sie im Nachrichtenverlauf.',
  'contactChanged.button': 'Vorgang öffnen',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): Ihr Vorgang wurde zurückgezogen',
  'requestWithdrawn.body':
    'Guten Tag {{name}},\n\nIhr Vorgang {{requestNo}} wurde zurückgezogen. Sie finden ihn weiterhin unter „Abgeschlossene Vorgänge“ und können ihn jederzeit duplizieren.',
  'requestWithdrawn.button': 'Vorgang öffnen',
  'requestRejected.subject': '{{title}} ({{requestNo}}): Ihr Garantieantrag wurde abgelehnt',
  'requestRejected.body':
    'Guten Tag {{name}},\n\nwir haben Ihren Garantieantrag {{requestNo}} abgelehnt:\n\n{{text}}\n\nWenn Sie damit nicht einverstanden sind, können Sie bis {{until}} einmal Widerspruch einlegen. Wir prüfen den Antrag dann erneut.',
  'requestRejected.button': 'Antrag öffnen',
  'requestRejectedAgain.subject': '{{title}} ({{requestNo}}): Entscheidung über Ihren Widerspruch',
  'requestRejectedAgain.body':
    'Guten Tag {{name}},\n\nwir haben Ihren Garantieantrag {{requestNo}} nach dem Widerspruch erneut geprüft. Unsere Entscheidung bleibt dieselbe:\n\n{{text}}',
  'requestRejectedAgain.button': 'Antrag öffnen',
  'requestAppealed.subject': '{{title}} ({{requestNo}}): Ihr Widerspruch ist eingegangen',
  'requestAppealed.body':
    'Guten Tag {{name}},\n\nwir haben den Widerspruch zu Ihrem Garantieantrag {{requestNo}} erhalten und prüfen den Antrag erneut.',
  'requestAppealed.button': 'Antrag öffnen',
  'serialsReviewed.subject': '{{title}} ({{requestNo}}): Ihre Seriennummern sind geprüft',
  'serialsReviewed.body':
    'Guten Tag {{name}},\n\nwir haben die Seriennummern Ihres Antrags {{requestNo}} geprüft.\n\nAngenommen: {{accepted}}\nAbgelehnt: {{refused}}\n\nDie abgelehnten Seriennummern und die Gründe finden Sie in Ihrem Antrag.',
  'serialsReviewed.button': 'Antrag öffnen',
  'partsReviewed.subject': '{{title}} ({{requestNo}}): Ihre Teile sind geprüft',
  'partsReviewed.body':
    'Guten Tag {{name}},\n\nwir haben die Teile Ihres Antrags {{requestNo}} geprüft.\n\nAngenommen: {{accepted}} Stück\nAbgelehnt: {{refused}} Stück\n\nDie abgelehnten Teile und die Gründe finden Sie in Ihrem Antrag.',
  'partsReviewed.button': 'Antrag öffnen',
  'solutionApproved.subject': '{{title}} ({{requestNo}}): Bitte bestätigen Sie unsere Lösung',
  'solutionApproved.body':
    'Guten Tag {{name}},\n\nwir haben eine Lösung für Ihren Antrag {{requestNo}} genehmigt. Bitte geben Sie im Antrag an, ob Sie sie annehmen.\n\n{{text}}',
  'solutionApproved.button': 'Antrag öffnen',
  'solutionConfirmed.subject': '{{title}} ({{requestNo}}): Ihre Antwort ist eingegangen',
  'solutionConfirmed.body':
    'Guten Tag {{name}},\n\nvielen Dank für die Antwort zu Ihrem Antrag {{requestNo}}:\n\n{{answers}}\n\nWir setzen jetzt um, was angenommen wurde.',
  'solutionConfirmed.button': 'Antrag öffnen',
  'solutionDeclined.subject': '{{title}} ({{requestNo}}): Wir prüfen Ihren Antrag erneut',
  'solutionDeclined.body':
    'Guten Tag {{name}},\n\nunsere Lösung für Ihren Antrag {{requestNo}} wurde nicht angenommen:\n\n{{answers}}\n\nWir prüfen den Antrag erneut und melden uns bei Ihnen.',
  'solutionDeclined.button': 'Antrag öffnen',
  'claimCompleted.subject': '{{title}} ({{requestNo}}): Ihr Antrag ist abgeschlossen',
  'claimCompleted.body': 'Guten Tag {{name}},\n\nIhr Antrag {{requestNo}} ist abgeschlossen.\n\n{{closing}}',
  'claimCompleted.button': 'Antrag öffnen',
  'enquiryReplied.subject': '{{title}} ({{requestNo}}): Antwort auf Ihre Anfrage',
  'enquiryReplied.body': 'Guten Tag {{name}},\n\n{{agent}} hat Ihre Anfrage {{requestNo}} beantwortet:\n\n{{answer}}',
  'enquiryReplied.button': 'Anfrage öffnen',
  'enquiryCompleted.subject': '{{title}} ({{requestNo}}): Ihre Anfrage ist abgeschlossen',
  'enquiryCompleted.body':
    'Guten Tag {{name}},\n\nIhre Anfrage {{requestNo}} ist abgeschlossen. Unsere Antwort:\n\n{{answer}}\n\nWenn noch etwas offen ist, schreiben Sie uns bis {{until}} in der Anfrage. Dann öffnen wir sie wieder.',
  'enquiryCompleted.button': 'Anfrage öffnen',
  'enquiryNotForUs.subject': '{{title}} ({{requestNo}}): Dabei können wir nicht helfen',
  'enquiryNotForUs.body':
    'Guten Tag {{name}},\n\nwir haben Ihre Anfrage {{requestNo}} geschlossen, weil wir dabei nicht helfen können:\n\n{{reason}}',
  'enquiryNotForUs.button': 'Anfrage öffnen',
  'enquiryTurned.subject': '{{title}} ({{requestNo}}): Garantieantrag aus Ihrer Anfrage',
  'enquiryTurned.body':
    'Guten Tag {{name}},\n\n{{agent}} hat aus Ihrer Anfrage {{requestNo}} den Garantieantrag {{claimNo}} angelegt. Ihre Beschreibung und Ihre Dateien sind schon darin. Sie finden ihn in Ihren Entwürfen.',
  'enquiryTurned.button': 'Anfrage öffnen',
  'claimSplit.subject': '{{title}} ({{requestNo}}): Ein Teil Ihres Antrags läuft getrennt weiter',
  'claimSplit.body':
    'Guten Tag {{name}},\n\nüber einen Teil Ihres Garantieantrags {{requestNo}} haben wir entschieden. Was noch offen ist, läuft im Antrag {{claimNo}} weiter, damit der entschiedene Teil nicht warten muss:\n\n{{reason}}\n\nSie finden beide unter Ihren Vorgängen.',
  'claimSplit.button': 'Antrag öffnen',
  'answeredFor.subject': '{{title}} ({{requestNo}}): Wir haben für Sie geantwortet',
  'answeredFor.body':
    'Guten Tag {{name}},\n\n{{agent}} hat zu Ihrem Antrag {{requestNo}} für Sie geantwortet, mit Ihrer schriftlichen Zustimmung ({{file}}):\n\n{{answers}}\n\nFalls Sie dem so nicht zugestimmt haben, schreiben Sie uns bitte im Antrag.',
  'answeredFor.button': 'Antrag öffnen',
  'enquiryBound.subject': '{{title}} ({{requestNo}}): Ihre Anfrage ist im Portal',
  'enquiryBound.body':
    'Guten Tag {{name}},\n\nIhre Anfrage {{requestNo}} ist jetzt Ihrer Firma zugeordnet. Sie finden sie mit allem, was bisher geschrieben wurde, in Ihren Vorgängen.',
  'enquiryBound.button': 'Anfrage öffnen',
  'firstContactLate.subject': '{{title}} ({{requestNo}}): Erstkontakt ist überfällig',
  'firstContactLate.body':
    'Guten Tag {{name}},\n\nzum Vorgang {{requestNo}} hat sich noch niemand beim Kunden gemeldet, und die zugesagte Frist ist abgelaufen.',
  'firstContactLate.button': 'Vorgang öffnen',
  'pickUpLate.subject': '{{title}} ({{requestNo}}): Übernahme ist überfällig',
  'pickUpLate.body':
    'Guten Tag {{name}},\n\nder Vorgang {{requestNo}} wurde vor mehr als einem Arbeitstag eingereicht und noch nicht übernommen.',
  'pickUpLate.button': 'Vorgang öffnen',
  'decisionLate.subject': '{{title}} ({{requestNo}}): Entscheidung ist überfällig',
  'decisionLate.body':
    'Guten Tag {{name}},\n\nvor mehr als 2 Arbeitstagen wurde vorgeschlagen, den Garantieantrag {{requestNo}} abzulehnen, und noch hat niemand entschieden.',
  'decisionLate.button': 'Antrag öffnen',
  'approvalLate.subject': '{{title}} ({{requestNo}}): Genehmigung ist überfällig',
  'approvalLate.body':
    'Guten Tag {{name}},\n\ndie Lösungen für den Garantieantrag {{requestNo}} wurden vor mehr als 2 Arbeitstagen zur Genehmigung vorgelegt, und noch hat niemand entschieden.',
  'approvalLate.button': 'Antrag öffnen',
  'notice.subject': '{{title}} ({{requestNo}}): {{what}}',
  'notice.body': 'Guten Tag {{name}},\n\nes gibt Neues zu {{requestNo}}:\n\n{{what}}',
  'notice.button': 'Vorgang öffnen',
  'workNotice.subject': '{{what}}',
  'workNotice.body': 'Guten Tag {{name}},\n\nIhre Sammelaktion ist beendet:\n\n{{what}}',
  'workNotice.button': 'Ergebnis anzeigen',
  'dailyNotices.subject': 'Ihre tägliche Übersicht',
  'dailyNotices.body': 'Guten Tag {{name}},\n\ndas ist neu seit Ihrer letzten Übersicht:\n\n{{notices}}',
  'dailyNotices.button': 'Mitteilungen ansehen',
  'chatDigest.subject': '{{title}} ({{requestNo}}): neue Nachrichten',
  'chatDigest.body': 'Guten Tag {{name}},\n\nim Nachrichtenverlauf zu {{requestNo}} haben Sie neue Nachrichten:\n\n{{messages}}',
  'chatDigest.button': 'Nachrichtenverlauf öffnen',
  'passkeyAdded.subject': 'Ein Passkey wurde hinzugefügt',
  'passkeyAdded.body':
    'Guten Tag {{name}},\n\nIhrem Konto wurde am {{time}} der Passkey {{passkey}} hinzugefügt.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'passkeyAdded.button': 'Anmeldesicherheit prüfen',
  'passkeyRemoved.subject': 'Ein Passkey wurde entfernt',
  'passkeyRemoved.body':
    'Guten Tag {{name}},\n\nder Passkey {{passkey}} wurde am {{time}} aus Ihrem Konto entfernt.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'passkeyRemoved.button': 'Anmeldesicherheit prüfen',
  'appAdded.subject': 'Ihre Authenticator-App ist eingeschaltet',
  'appAdded.body':
    'Guten Tag {{name}},\n\nmit Ihrem Konto wurde am {{time}} eine Authenticator-App verbunden.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'appAdded.button': 'Anmeldesicherheit prüfen',
  'appRemoved.subject': 'Ihre Authenticator-App ist ausgeschaltet',
  'appRemoved.body':
    'Guten Tag {{name}},\n\ndie Authenticator-App wurde am {{time}} aus Ihrem Konto entfernt.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'appRemoved.button': 'Anmeldesicherheit prüfen',
  'recoveryCodeUsed.subject': 'Ein Wiederherstellungscode wurde verwendet',
  'recoveryCodeUsed.body':
    'Guten Tag {{name}},\n\nam {{time}} hat sich jemand mit einem Wiederherstellungscode in Ihrem Konto angemeldet. Gerät: {{device}}.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'recoveryCodeUsed.button': 'Anmeldesicherheit prüfen',
  'recoveryCodesRenewed.subject': 'Sie haben neue Wiederherstellungscodes',
  'recoveryCodesRenewed.body':
    'Guten Tag {{name}},\n\nfür Ihr Konto wurden am {{time}} neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'recoveryCodesRenewed.button': 'Anmeldesicherheit prüfen',
  'deviceRemembered.subject': 'Auf einem Gerät entfällt der zweite Faktor',
  'deviceRemembered.body':
    'Guten Tag {{name}},\n\nauf dem Gerät {{device}} entfällt der zweite Faktor 30 Tage lang, beginnend am {{time}}.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'deviceRemembered.button': 'Anmeldesicherheit prüfen',
  'factorResetAsked.subject': 'Zurücksetzen Ihres zweiten Faktors angefordert',
  'factorResetAsked.body':
    'Guten Tag {{name}},\n\n{{administrator}} hat am {{time}} das Zurücksetzen Ihres zweiten Faktors angefordert. Grund: {{reason}}\n\nEine zweite Person der Administration kann das innerhalb von 24 Stunden bestätigen. Bisher hat sich nichts geändert.\n\nWenn Sie nicht darum gebeten haben, geben Sie uns sofort Bescheid.',
  'factorResetAsked.button': 'Kontakt aufnehmen',
  'factorResetConfirmed.subject': 'Verlorenen zweiten Faktor entfernen',
  'factorResetConfirmed.body':
    'Guten Tag {{name}},\n\n{{other}} und {{administrator}} haben bestätigt, dass Sie Ihren zweiten Faktor verloren haben. Alle Ihre Sitzungen wurden beendet.\n\nDieser Link entfernt den verlorenen Faktor. Er funktioniert einmal und gilt 30 Minuten. Melden Sie sich danach mit Ihrem Passwort an.\n\nWenn Sie nicht darum gebeten haben, verwenden Sie den Link nicht und geben Sie uns sofort Bescheid.',
  'factorResetConfirmed.button': 'Verlorenen Faktor entfernen',
  'factorsRemoved.subject': 'Ihr zweiter Faktor wurde entfernt',
  'factorsRemoved.body':
    'Guten Tag {{name}},\n\nIhr zweiter Faktor wurde am {{time}} entfernt. Sie melden sich jetzt mit Ihrem Passwort an. Richten Sie so bald wie möglich einen neuen Faktor ein.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'factorsRemoved.button': 'Zur Anmeldung',
  'manyUnknownSerials.subject': 'Viele unbekannte Seriennummern: {{who}}',
  'manyUnknownSerials.body':
    'Guten Tag {{name}},\n\n{{who}} hat innerhalb von 24 Stunden {{judged}} Seriennummern prüfen lassen. {{unknown}} davon sind nicht in unserem Register. Möglicherweise werden Nummern durchprobiert.\n\nEinzelheiten stehen im Protokoll. Deaktivieren Sie den Zugang, wenn Sie keinen guten Grund erkennen.',
  'manyUnknownSerials.button': 'Protokoll öffnen',
  'manyCustomersRead.subject': 'Viele Kundendaten abgerufen: {{who}}',
  'manyCustomersRead.body':
    'Guten Tag {{name}},\n\n{{who}} hat innerhalb von 24 Stunden {{read}} Kundendatensätze abgerufen, weit mehr als üblich.\n\nEinzelheiten stehen im Protokoll. Deaktivieren Sie den Zugang, wenn Sie keinen guten Grund erkennen.',
  'manyCustomersRead.button': 'Protokoll öffnen',
} satisfies Texts<typeof en, 'de'>;
