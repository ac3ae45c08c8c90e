import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Heliodesk Kundenservice, {{url}}. Diese E-Mail wurde automatisch versandt; Antworten darauf werden nicht gelesen.',
  'activation.subject': 'Aktivieren Sie Ihr Heliodesk-Konto',
  'activation.body':
    'Guten Tag,\n\ndiese E-Mail-Adresse wurde für ein Heliodesk-Konto angegeben. Ist es Ihr Konto, fehlt nur noch ein Schritt: Bestätigen Sie, dass auch die Adresse Ihnen gehört.\n\nDer Link lässt sich einmal verwenden und gilt 48 Stunden. Wissen Sie nichts von einem Konto, brauchen Sie nichts zu tun.',
  'activation.button': 'Konto aktivieren',
  'contactAdded.subject': 'Ihr Zugang zu Heliodesk',
  'contactAdded.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Sie als Kontaktperson von {{company}} eingetragen. Wählen Sie ein Passwort, dann können Sie Vorgänge verfolgen und Garantieanträge stellen.\n\nDer Link kann einmal benutzt werden und gilt 7 Tage.',
  'contactAdded.button': 'Passwort festlegen',
  'accountActivated.subject': 'Wählen Sie ein Passwort und melden Sie sich an',
  'accountActivated.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Ihren Zugang für {{company}} bestätigt. Wählen Sie über diesen Link ein Passwort und melden Sie sich dann mit dieser E-Mail-Adresse an. Ein Passwort aus der Registrierung gilt nicht mehr.\n\nDer Link kann einmal benutzt werden und gilt 7 Tage.',
  'accountActivated.button': 'Passwort festlegen',
  'emailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'emailChanged.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Ihre E-Mail-Adresse für {{company}} in {{email}} geändert. Sobald Sie die neue Adresse bestätigt haben, melden Sie sich mit ihr an; diese hier gilt nicht mehr.\n\nWenn Sie das nicht veranlasst haben, sagen Sie uns bitte Bescheid.',
  'emailChanged.button': 'Kontakt aufnehmen',
  'requestsGiven.subject': '{{other}} betreut jetzt Ihre Vorgänge',
  'requestsGiven.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat diese offenen Vorgänge an {{other}} übergeben:\n\n{{requests}}\n\nSie sehen sie weiterhin unter den Vorgängen Ihrer Firma.',
  'requestsGiven.button': 'Vorgänge öffnen',
  'requestsTaken.subject': 'Offene Vorgänge gehören jetzt Ihnen',
  'requestsTaken.body':
    'Guten Tag {{name}},\n\nder Kundenservice hat Ihnen diese offenen Vorgänge übergeben, die bisher {{other}} betreut hat:\n\n{{requests}}\n\nAlles bisher Geschriebene bleibt im Nachrichtenverlauf erhalten.',
  'requestsTaken.button': 'Vorgänge öffnen',
  'alreadyRegistered.subject': 'Registrierungsversuch mit Ihrer E-Mail-Adresse',
  'alreadyRegistered.body':
    'Guten Tag,\n\njemand wollte sich mit dieser E-Mail-Adresse registrieren, für die es bereits ein Konto gibt. Waren Sie es selbst, melden Sie sich einfach an; ein vergessenes Passwort können Sie dort ersetzen.\n\nWaren Sie es nicht, brauchen Sie nichts zu tun.',
  'alreadyRegistered.button': 'Zur Anmeldung',
  'passwordReset.subject': 'Neues Passwort festlegen',
  'passwordReset.body':
    'Guten Tag,\n\nmit diesem Link können Sie ein neues Passwort festlegen. Er lässt sich einmal verwenden und gilt 30 Minuten.\n\nHaben Sie ihn nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  'passwordReset.button': 'Neues Passwort festlegen',
  'passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'passwordChanged.body':
    'Guten Tag {{name}},\n\nIhr Passwort wurde am {{time}} geändert. Alle anderen Sitzungen wurden beendet.\n\nWenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'passwordChanged.button': 'Neues Passwort festlegen',
  'staffInvitation.subject': '{{inviter}} lädt Sie zu Heliodesk ein',
  'staffInvitation.body':
    'Guten Tag {{name}},\n\n{{inviter}} hat für Sie einen Zugang zum Callcenter von Heliodesk angelegt. Legen Sie über diesen Link ein Passwort fest und melden Sie sich dann am internen Zugang mit dieser E-Mail-Adresse an.\n\nDer Link kann einmal verwendet werden und gilt 7 Tage.',
  'staffInvitation.button': 'Passwort festlegen',
  'providerInvitation.subject': '{{company}}: Ihr Zugang zu Heliodesk',
  'providerInvitation.body':
    'Guten Tag {{name}},\n\nfür Sie wurde ein Zugang zu Heliodesk für den Servicepartner {{company}} angelegt. Legen Sie über diesen Link ein Passwort fest und melden Sie sich dann mit dieser E-Mail-Adresse an.\n\nDer Link kann einmal verwendet werden und gilt 7 Tage.',
  'providerInvitation.button': 'Passwort festlegen',
  'captchaCode.subject': 'Ihr Code: {{code}}',
  'captchaCode.body': 'Geben Sie statt der Zeichen im Bild diesen Code ein:\n\n{{code}}\n\nEr gilt 10 Minuten.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): Ihr Vorgang ist eingegangen',
  'requestReceived.body':
    'Guten Tag {{name}},\n\nvielen Dank für Ihren Vorgang {{requestNo}}. Unser Team meldet sich bis {{due}} bei Ihnen.\n\nSie können jeden Schritt verfolgen, Angaben ergänzen und uns jederzeit schreiben.',
  'requestReceived.button': 'Vorgang öffnen',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): Wir haben einen Vorgang für Sie angelegt',
  'requestFiledFor.body':
    'Guten Tag {{name}},\n\n{{agent}} aus unserem Kundenservice hat den Vorgang {{requestNo}} für Sie eingereicht. Unser Team meldet sich bis {{due}} bei Ihnen.\n\nSie können jeden Schritt verfolgen, Angaben ergänzen und uns jederzeit schreiben.',
  'requestFiledFor.button': 'Vorgang öffnen',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): Wir haben einen Vorgang für Sie angelegt',
  'requestFiledForOutside.body':
    'Guten Tag {{name}},\n\n{{agent}} aus unserem Kundenservice hat den Vorgang {{requestNo}} für Sie eingereicht. Unser Team meldet sich bis {{due}} bei Ihnen.\n\nWenn Sie etwas ergänzen oder nachfragen möchten, rufen Sie unseren Kundenservice an oder schreiben Sie uns und nennen Sie die Nummer {{requestNo}}.',
  'requestFiledForOutside.button': 'So erreichen Sie uns',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} betreut Ihren Vorgang',
  'requestPickedUp.body': 'Guten Tag {{name}},\n\n{{owner}} hat Ihren Vorgang {{requestNo}} übernommen und sieht ihn sich jetzt an.',
  'requestPickedUp.button': 'Vorgang öffnen',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} ist jetzt Ihre Kontaktperson',
  'ownerChanged.body':
    'Guten Tag {{name}},\n\nab jetzt betreut {{owner}} Ihren Vorgang {{requestNo}}. Alle bisherigen Nachrichten bleiben erhalten.',
  'ownerChanged.button': 'Vorgang öffnen',
  'contactChanged.subject': '{{title}} ({{requestNo}}): Sie sind jetzt die Kontaktperson',
  'contactChanged.body':
    'Guten Tag {{name}},\n\nab jetzt sind Sie die Kontaktperson für den Vorgang {{requestNo}} Ihrer Firma. Alle bisherigen Nachrichten finden Sie im Nachrichtenverlauf.',
  'contactChanged.button': 'Vorgang öffnen',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): Ihr Vorgang ist zurückgezogen',
  'requestWithdrawn.body':
    'Guten Tag {{name}},\n\nIhr Vorgang {{requestNo}} wurde zurückgezogen. Er bleibt in Ihrem Vorgangsverlauf, und Sie können ihn jederzeit als neuen Vorgang duplizieren.',
  'requestWithdrawn.button': 'Vorgang öffnen',
  'chatDigest.subject': '{{title}} ({{requestNo}}): neue Nachrichten',
  'chatDigest.body': 'Guten Tag {{name}},\n\nzum Vorgang {{requestNo}} gibt es neue Nachrichten für Sie:\n\n{{messages}}',
  'chatDigest.button': 'Nachrichten öffnen',
  'passkeyAdded.subject': 'Ein Passkey wurde hinzugefügt',
  'passkeyAdded.body':
    'Guten Tag {{name}},\n\nIhrem Zugang wurde am {{time}} der Passkey {{passkey}} hinzugefügt.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'passkeyAdded.button': 'Anmeldesicherheit prüfen',
  'passkeyRemoved.subject': 'Ein Passkey wurde entfernt',
  'passkeyRemoved.body':
    'Guten Tag {{name}},\n\nAus Ihrem Zugang wurde am {{time}} der Passkey {{passkey}} entfernt.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'passkeyRemoved.button': 'Anmeldesicherheit prüfen',
  'appAdded.subject': 'Ihre Authenticator-App ist eingeschaltet',
  'appAdded.body':
    'Guten Tag {{name}},\n\nmit Ihrem Zugang wurde am {{time}} eine Authenticator-App verbunden.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'appAdded.button': 'Anmeldesicherheit prüfen',
  'appRemoved.subject': 'Ihre Authenticator-App ist ausgeschaltet',
  'appRemoved.body':
    'Guten Tag {{name}},\n\nAus Ihrem Zugang wurde am {{time}} die Authenticator-App entfernt.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'appRemoved.button': 'Anmeldesicherheit prüfen',
  'recoveryCodeUsed.subject': 'Ein Wiederherstellungscode wurde verwendet',
  'recoveryCodeUsed.body':
    'Guten Tag {{name}},\n\nAm {{time}} hat sich jemand mit einem Wiederherstellungscode angemeldet, mit {{device}}.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'recoveryCodeUsed.button': 'Anmeldesicherheit prüfen',
  'recoveryCodesRenewed.subject': 'Sie haben neue Wiederherstellungscodes',
  'recoveryCodesRenewed.body':
    'Guten Tag {{name}},\n\nfür Ihren Zugang wurden am {{time}} neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'recoveryCodesRenewed.button': 'Anmeldesicherheit prüfen',
  'deviceRemembered.subject': 'Ein Gerät überspringt Ihren zweiten Faktor',
  'deviceRemembered.body':
    'Guten Tag {{name}},\n\n{{device}} überspringt Ihren zweiten Faktor ab {{time}} für 30 Tage.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'deviceRemembered.button': 'Anmeldesicherheit prüfen',
  'factorResetAsked.subject': 'Ihr zweiter Faktor soll zurückgesetzt werden',
  'factorResetAsked.body':
    'Guten Tag {{name}},\n\n{{administrator}} hat am {{time}} darum gebeten, Ihren zweiten Faktor zurückzusetzen. Grund: {{reason}}\n\nEine zweite Person der Administration hat 24 Stunden Zeit, das zu bestätigen. Noch hat sich nichts geändert.\n\nWenn Sie nicht darum gebeten haben, geben Sie uns sofort Bescheid.',
  'factorResetAsked.button': 'Kontakt aufnehmen',
  'factorResetConfirmed.subject': 'Entfernen Sie Ihren verlorenen zweiten Faktor',
  'factorResetConfirmed.body':
    'Guten Tag {{name}},\n\n{{other}} und {{administrator}} haben bestätigt, dass Sie Ihren zweiten Faktor verloren haben. Alle Ihre Sitzungen wurden beendet.\n\nDieser Link entfernt den verlorenen Faktor. Er gilt einmal und läuft in 30 Minuten ab. Melden Sie sich danach mit Ihrem Passwort an.\n\nWenn Sie nicht darum gebeten haben, verwenden Sie den Link nicht und geben Sie uns sofort Bescheid.',
  'factorResetConfirmed.button': 'Verlorenen Faktor entfernen',
  'factorsRemoved.subject': 'Ihr zweiter Faktor wurde entfernt',
  'factorsRemoved.body':
    'Guten Tag {{name}},\n\nIhr zweiter Faktor wurde am {{time}} entfernt. Sie melden sich jetzt mit Ihrem Passwort an; richten Sie bald einen neuen Faktor ein.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und geben Sie uns Bescheid.',
  'factorsRemoved.button': 'Zur Anmeldung',
} satisfies Texts<typeof en, 'de'>;
