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
    customer: 'Mitarbeitende? Zum anderen Formular',
    staff: 'Kunde oder Servicepartner? Zum anderen Formular',
  },
  resetPassword: 'Passwort zurücksetzen',
  fromBefore: 'Konto von Ihrem letzten Besuch auf diesem Gerät',
  notYou: 'Nicht Sie?',
  unified: 'Zentrale Anmeldung',
  atManufacturer: 'Mitarbeitende von Heliodesk',
  trouble: 'Probleme beim Anmelden? <link>Nehmen Sie Kontakt auf</link>. Wir antworten an Arbeitstagen.',
  sayTitle: 'Jeder Vorgang bekommt eine feste Kontaktperson und einen Termin.',
  sayText: 'Erstkontakt innerhalb von 2 Arbeitstagen. Verfolgen Sie jeden Schritt, vom ersten Foto bis zur Lieferung.',

  captcha: 'Zeichen im Bild',
  captchaHint: '5 Zeichen',
  captchaPicture: 'Bild mit fünf verzerrten Zeichen',
  captchaAgain: 'Anderes Bild',
  captchaByMail: 'Nicht lesbar? Code per E-Mail anfordern',
  captchaByPicture: 'Stattdessen ein Bild anzeigen',
  captchaNeedsEmail: 'Geben Sie zuerst Ihre E-Mail-Adresse ein, damit wir Ihnen den Code senden können',
  captchaSent: 'Wir haben einen Code an {{email}} gesendet. Geben Sie ihn hier innerhalb von 10 Minuten ein.',
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
  forgotText: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen.',
  forgotSend: 'Link senden',
  forgotSentTitle: 'Schauen Sie in Ihr Postfach',
  forgotSent:
    'Falls es ein Konto für <email>{{email}}</email> gibt, ist eine E-Mail zum Zurücksetzen des Passworts unterwegs. Der Link funktioniert einmal und gilt 30 Minuten.',
  forgotAgain: 'Noch keine E-Mail? Sehen Sie im Spam-Ordner nach oder <link>fordern Sie sie erneut an</link>.',
  backToSignIn: 'Zurück zur Anmeldung',

  resetTitle: 'Neues Passwort festlegen',
  resetText: 'Beim Speichern werden Sie überall sonst abgemeldet.',
  resetSave: 'Passwort speichern',
  resetDoneTitle: 'Passwort zurückgesetzt',
  resetDoneText: 'Melden Sie sich mit Ihrem neuen Passwort an.',
  resetNoKeyTitle: 'Dieser Link ist unvollständig',
  resetNoKeyText: 'Öffnen Sie den vollständigen Link aus der E-Mail oder fordern Sie einen neuen an.',
  resetAskNew: 'Neuen Link anfordern',

  rules: 'Passwortregeln',
  rule: {
    length: '6 bis 16 Zeichen',
    letter: 'Mindestens ein Buchstabe',
    digit: 'Mindestens eine Ziffer',
    only: 'Nur Buchstaben und Ziffern',
  },
  ruleMet: 'erfüllt',
  ruleOpen: 'noch nicht erfüllt',
  ruleGuess: 'Nicht leicht zu erraten (wird beim Speichern geprüft)',
} satisfies Texts<typeof en, 'de'>;
