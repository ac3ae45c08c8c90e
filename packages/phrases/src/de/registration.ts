import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Registering a company and activating the account. */
export default {
  title: 'Firma registrieren',
  steps: 'Schritte',
  stepCompany: 'Firma',
  stepContact: 'Kontaktperson',
  stepComplete: 'Abschluss',
  stepDone: 'erledigt',
  sayTitle: 'Ein Konto für alles unter der Sonne.',
  sayText:
    'Garantieanträge mit bis zu 100.000 Seriennummern stellen, Garantien registrieren, Antworten finden und für jeden Fall eine feste Kontaktperson haben.',
  questions: 'Fragen? <link>Nehmen Sie Kontakt auf</link>. Wir antworten an Arbeitstagen.',

  companyTitle: 'Ihre Firma',
  companyText: 'Das ist nur einmal nötig. Weitere Personen fügt der Kundenservice später hinzu, jede mit eigener E-Mail-Adresse.',
  chooseAll: 'Mehrfachauswahl möglich',
  taxHelp: 'Noch nicht bekannt? 0 eingeben.',
  already: 'Bereits registriert? <link>Anmelden</link>',
  toContact: 'Weiter zur Kontaktperson',

  typeInstaller: 'Sie montieren PV-Anlagen',
  typeDistributor: 'Sie verkaufen Module',
  typeCompany: 'Sie entwickeln oder betreiben große PV-Projekte',
  typeEndCustomer: 'Sie haben eine Anlage zu Hause oder im Betrieb',

  contactTitle: 'Ihre Angaben',
  contactText: 'Wir senden Ihnen die Aktivierungs-E-Mail. Weitere Personen fügt der Kundenservice jederzeit auf Wunsch hinzu.',
  emailHelp: 'Ihre geschäftliche E-Mail-Adresse. Mit ihr melden Sie sich an.',
  news: 'Neuigkeiten zu Produkten und Services per E-Mail erhalten',
  privacy: 'Ich habe die <link>Datenschutzerklärung</link> gelesen und stimme ihr zu',
  back: 'Zurück',
  register: 'Registrieren',
  registering: 'Registrierung läuft',
  listsFailed: 'Die Auswahlmöglichkeiten dieses Formulars konnten nicht geladen werden. Ihre Eingaben sind noch da.',
  retry: 'Erneut versuchen',

  sentTitle: 'Schauen Sie in Ihr Postfach',
  sentText: 'Wir haben eine Aktivierungs-E-Mail an <email>{{email}}</email> gesendet. Der Link funktioniert einmal und gilt 48 Stunden.',
  noMail: 'Noch keine E-Mail?',
  resendIn_one: 'Sehen Sie zuerst im Spam-Ordner nach. Erneut senden können Sie sie in {{count}} Sekunde.',
  resendIn_other: 'Sehen Sie zuerst im Spam-Ordner nach. Erneut senden können Sie sie in {{count}} Sekunden.',
  resendNow: 'Sehen Sie zuerst im Spam-Ordner nach und senden Sie sie dann erneut.',
  resend: 'Erneut senden',
  resent: 'Aktivierungs-E-Mail erneut gesendet',
  wrongAddress: 'Falsche Adresse? <link>Ändern</link>',

  activating: 'Ihr Konto wird aktiviert',
  activatedTitle: 'Ihr Konto ist aktiv',
  activatedText:
    'Sie können sich jetzt anmelden, um für Ihre Firma Garantieanträge zu stellen, Anfragen zu senden und Garantien zu registrieren.',
  alreadyTitle: 'Ihr Konto ist bereits aktiv',
  alreadyText: 'Dieser Link wurde schon verwendet. Melden Sie sich mit E-Mail-Adresse und Passwort an.',
  signIn: 'Anmelden',
  checkSerial: 'Seriennummer prüfen',
  failedTitle: 'Ihr Konto ist noch nicht aktiv',
  failedText: 'Dieser Link ist unvollständig. Öffnen Sie den vollständigen Link aus der E-Mail oder fordern Sie einen neuen an.',
  failedEmail: 'E-Mail-Adresse, mit der Sie sich registriert haben',
  failedResend: 'Aktivierungs-E-Mail erneut senden',
  failedStuck: 'Bereits aktiv? <signIn>Anmelden</signIn>. Es klappt noch nicht? <contact>Nehmen Sie Kontakt auf</contact>.',
  failedStuckId:
    'Bereits aktiv? <signIn>Anmelden</signIn>. Es klappt noch nicht? <contact>Nehmen Sie Kontakt auf</contact> und nennen Sie die Fehlernummer <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'de'>;
