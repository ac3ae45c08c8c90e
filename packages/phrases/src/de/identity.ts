import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Signing in, forgotten passwords, the characters in the picture. */
export default {
  signInTitle: 'Anmelden',
  customerTab: 'Kunde oder Servicepartner',
  staffTab: 'Mitarbeitende',
  ways: 'Anmeldearten',
  forgot: 'Passwort vergessen?',
  remember: 'Benutzernamen merken',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft',
  newHere: 'Neu hier? <link>Firma registrieren</link>',
  otherForm: {
    customer: 'Sie arbeiten beim Hersteller? Zum anderen Formular',
    staff: 'Kunde oder Servicepartner? Zum anderen Formular',
  },
  resetPassword: 'Passwort zurücksetzen',
  fromBefore: 'Konto von Ihrem letzten Besuch auf diesem Gerät',
  notYou: 'Nicht Sie?',
  unified: 'Zentrale Anmeldung',
  atManufacturer: 'Beim Hersteller tätig',
  trouble: 'Probleme beim Anmelden? <link>Sprechen Sie uns an</link>, wir antworten an Arbeitstagen.',
  sayTitle: 'Jeder Vorgang bekommt eine Kontaktperson und einen Termin.',
  sayText: 'Erstkontakt innerhalb von 2 Arbeitstagen. Verfolgen Sie jeden Schritt, vom ersten Foto bis zur Lieferung.',

  captcha: 'Zeichen im Bild',
  captchaHint: '5 Zeichen',
  captchaPicture: 'Bild mit fünf verzerrten Zeichen',
  captchaAgain: 'Anderes Bild',
  captchaByMail: 'Nicht lesbar? Code per E-Mail anfordern',
  captchaByPicture: 'Stattdessen ein Bild anzeigen',
  captchaNeedsEmail: 'Geben Sie zuerst Ihre E-Mail-Adresse ein: Dorthin senden wir den Code',
  captchaSent: 'Wir haben einen Code an {{email}} gesendet. Geben Sie ihn hier innerhalb von zehn Minuten ein.',
  captchaMailLabel: 'Code aus der E-Mail',

  demoTitle: 'Demo-Zugänge',
  demoText: 'Alle mit dem Passwort {{password}}. Ein Klick füllt das Formular aus.',
  demoRoles: {
    admin: 'Administration',
    agent: 'Kundenberatung',
    customer: 'Kunde',
    module_agent: 'Fachberatung Module',
    provider: 'Servicepartner',
    tracker_agent: 'Fachberatung Tracker',
    supervisor: 'Teamleitung',
    finance: 'Buchhaltung',
  },

  forgotTitle: 'Passwort vergessen?',
  forgotText: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  forgotSend: 'Link senden',
  forgotSentTitle: 'Schauen Sie in Ihr Postfach',
  forgotSent:
    'Ist <email>{{email}}</email> bei uns bekannt, erhalten Sie gleich eine E-Mail zum Zurücksetzen des Passworts. Der Link darin funktioniert einmal und gilt 30 Minuten.',
  forgotAgain: 'Noch keine E-Mail? Sehen Sie im Spam-Ordner nach oder <link>fordern Sie sie erneut an</link>.',
  backToSignIn: 'Zurück zur Anmeldung',

  resetTitle: 'Neues Passwort festlegen',
  resetText: 'Mit dem Speichern werden Sie überall sonst abgemeldet.',
  resetSave: 'Passwort speichern',
  resetDoneTitle: 'Passwort zurückgesetzt',
  resetDoneText: 'Melden Sie sich mit Ihrem neuen Passwort an.',
  resetNoKeyTitle: 'Dieser Link ist unvollständig',
  resetNoKeyText: 'Öffnen Sie den ganzen Link aus der E-Mail oder fordern Sie einen neuen an.',
  resetAskNew: 'Neuen Link anfordern',

  rules: 'Regeln für das Passwort',
  rule: {
    length: '6 bis 16 Zeichen',
    letter: 'Mindestens ein Buchstabe',
    digit: 'Mindestens eine Ziffer',
    only: 'Nur Buchstaben und Ziffern',
  },
  ruleMet: 'erfüllt',
  ruleOpen: 'noch offen',
  ruleGuess: 'Nicht leicht zu erraten, wird beim Speichern geprüft',
} satisfies Texts<typeof en, 'de'>;
