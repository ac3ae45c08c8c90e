import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Words of signing in and of passwords. */
export default {
  signInTitle: 'Zaloguj się',
  customerTab: 'Klient lub partner',
  staffTab: 'Pracownik',
  ways: 'Sposoby logowania',
  forgot: 'Nie pamiętasz hasła?',
  remember: 'Zapamiętaj login',
  signIn: 'Zaloguj się',
  signingIn: 'Trwa logowanie',
  newHere: 'Pierwszy raz tutaj? <link>Zarejestruj firmę</link>',
  otherForm: {
    customer: 'Pracownik? Użyj drugiego formularza',
    staff: 'Klient lub partner? Użyj drugiego formularza',
  },
  resetPassword: 'Zresetuj hasło',
  fromBefore: 'Konto z ostatniej wizyty na tym urządzeniu',
  notYou: 'To nie Państwo?',
  unified: 'Logowanie jednokrotne (SSO)',
  atManufacturer: 'Dla pracowników Heliodesk',
  trouble: 'Problem z logowaniem? <link>Skontaktuj się z nami</link>. Odpowiadamy w dni robocze.',
  sayTitle: 'Każde zgłoszenie ma osobę prowadzącą i termin.',
  sayText: 'Pierwszy kontakt w ciągu 2 dni roboczych. Każdy krok można śledzić, od pierwszego zdjęcia po dostawę.',

  captcha: 'Kod z obrazka',
  captchaHint: '5 znaków',
  captchaPicture: 'Obrazek z pięcioma zniekształconymi znakami',
  captchaAgain: 'Inny obrazek',
  captchaByMail: 'Nieczytelny? Wyślij kod e-mailem',
  captchaByPicture: 'Pokaż jednak obrazek',
  captchaNeedsEmail: 'Najpierw wpisz adres e-mail, na który wyślemy kod',
  captchaSent: 'Wysłaliśmy kod na adres {{email}}. Wpisz go tutaj w ciągu 10 minut.',
  captchaMailLabel: 'Kod z e-maila',

  demoTitle: 'Konta demonstracyjne',
  demoText: 'Wszystkie mają hasło {{password}}. Kliknij jedno, aby wypełnić formularz.',
  demoRoles: {
    admin: 'Administrator',
    agent: 'Konsultant',
    customer: 'Klient',
    module_agent: 'Specjalista ds. modułów',
    provider: 'Partner serwisowy',
    tracker_agent: 'Specjalista ds. trackerów',
    supervisor: 'Kierownik zespołu',
    finance: 'Księgowość',
  },

  forgotTitle: 'Nie pamiętasz hasła?',
  forgotText: 'Wpisz adres e-mail. Wyślemy link do ustawienia nowego hasła.',
  forgotSend: 'Wyślij link',
  forgotSentTitle: 'Sprawdź pocztę',
  forgotSent:
    'Jeśli istnieje konto z adresem <email>{{email}}</email>, e-mail do zresetowania hasła jest już w drodze. Link działa raz i wygasa po 30 minutach.',
  forgotAgain: 'E-mail nie dotarł? Zajrzyj do folderu ze spamem lub <link>zamów go ponownie</link>.',
  backToSignIn: 'Wróć do logowania',

  resetTitle: 'Ustaw nowe hasło',
  resetText: 'Po zapisaniu nastąpi wylogowanie na wszystkich innych urządzeniach.',
  resetSave: 'Zapisz hasło',
  resetDoneTitle: 'Hasło zresetowano',
  resetDoneText: 'Zaloguj się nowym hasłem.',
  resetNoKeyTitle: 'Link jest niepełny',
  resetNoKeyText: 'Otwórz cały link z e-maila lub zamów nowy.',
  resetAskNew: 'Zamów nowy link',

  rules: 'Zasady dotyczące hasła',
  rule: { length: 'Od 6 do 16 znaków', letter: 'Co najmniej jedna litera', digit: 'Co najmniej jedna cyfra', only: 'Tylko litery i cyfry' },
  ruleMet: 'spełnione',
  ruleOpen: 'jeszcze niespełnione',
  ruleGuess: 'Trudne do odgadnięcia (sprawdzimy przy zapisie)',
} satisfies Texts<typeof en, 'pl'>;
