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
  sayText: 'Garantieanträge mit bis zu 100.000 Seriennummern, Registrierungen, Antworten und eine feste Kontaktperson für jeden Fall.',
  questions: 'Fragen? <link>Sprechen Sie uns an</link>, wir antworten an Arbeitstagen.',

  companyTitle: 'Ihre Firma',
  companyText: 'Einmal für das ganze Team: Der Kundendienst fügt weitere Personen später mit ihrer eigenen E-Mail-Adresse hinzu.',
  chooseAll: 'Mehrfachauswahl möglich',
  taxHelp: 'Noch nicht bekannt? 0 eingeben.',
  already: 'Bereits registriert? <link>Anmelden</link>',
  toContact: 'Weiter zur Kontaktperson',

  typeInstaller: 'Sie montieren PV-Anlagen',
  typeDistributor: 'Sie verkaufen Module',
  typeCompany: 'Große PV-Projekte sind Ihr Geschäft',
  typeEndCustomer: 'Sie haben eine Anlage zu Hause oder im Betrieb',

  contactTitle: 'Sie als erste Kontaktperson',
  contactText: 'Sie erhalten die Aktivierungs-E-Mail. Weitere Personen nimmt der Kundenservice auf Ihren Wunsch auf.',
  emailHelp: 'Ihre geschäftliche Adresse. Sie ist zugleich Ihr Benutzername.',
  news: 'Ich möchte Neuigkeiten zu Produkten und Services erhalten',
  privacy: 'Ich habe die <link>Datenschutzerklärung</link> gelesen und stimme ihr zu',
  back: 'Zurück',
  register: 'Registrieren',
  registering: 'Registrierung läuft',
  listsFailed: 'Die Auswahllisten konnten nicht geladen werden. Ihre Eingaben bleiben erhalten.',
  retry: 'Erneut versuchen',

  sentTitle: 'Schauen Sie in Ihr Postfach',
  sentText:
    'Wir haben eine Aktivierungs-E-Mail an <email>{{email}}</email> gesendet. Der Link darin funktioniert einmal und gilt 48 Stunden.',
  noMail: 'Noch keine E-Mail?',
  resendIn_one: 'Sehen Sie zuerst im Spam-Ordner nach. In {{count}} Sekunde können Sie sie erneut senden lassen.',
  resendIn_other: 'Sehen Sie zuerst im Spam-Ordner nach. In {{count}} Sekunden können Sie sie erneut senden lassen.',
  resendNow: 'Sehen Sie zuerst im Spam-Ordner nach und lassen Sie sie dann erneut senden.',
  resend: 'Erneut senden',
  resent: 'Aktivierungs-E-Mail erneut gesendet',
  wrongAddress: 'Falsche Adresse? <link>E-Mail korrigieren</link>',

  activating: 'Ihr Konto wird aktiviert',
  activatedTitle: 'Ihr Konto ist aktiv',
  activatedText: 'Sie können sich jetzt anmelden. Garantieanträge, Anfragen und Garantieregistrierungen Ihrer Firma beginnen hier.',
  alreadyTitle: 'Ihr Konto ist bereits aktiv',
  alreadyText: 'Der Link wurde schon verwendet. Melden Sie sich mit E-Mail-Adresse und Passwort an.',
  signIn: 'Anmelden',
  checkSerial: 'Seriennummer prüfen',
  failedTitle: 'Das Konto ist noch nicht aktiv',
  failedText: 'Dieser Link ist unvollständig. Öffnen Sie den ganzen Link aus der E-Mail oder fordern Sie einen neuen an.',
  failedEmail: 'E-Mail-Adresse Ihrer Registrierung',
  failedResend: 'Aktivierungs-E-Mail erneut senden',
  failedStuck: 'Bereits aktiv? <signIn>Anmelden</signIn>. Es klappt noch nicht? <contact>Sprechen Sie uns an</contact>.',
  failedStuckId:
    'Bereits aktiv? <signIn>Anmelden</signIn>. Es klappt noch nicht? <contact>Sprechen Sie uns an</contact> und nennen Sie die Fehlernummer <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'de'>;
