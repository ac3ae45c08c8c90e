import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Words of registering a company and activating its account. */
export default {
  title: 'Zarejestruj firmę',
  steps: 'Kroki',
  stepCompany: 'Firma',
  stepContact: 'Osoba kontaktowa',
  stepComplete: 'Zakończenie',
  stepDone: 'gotowe',
  sayTitle: 'Jedno konto na wszystko pod słońcem.',
  sayText: 'Zgłoszenia gwarancyjne do 100 000 numerów seryjnych, rejestracja gwarancji, odpowiedzi i osoba prowadząca w każdej sprawie.',
  questions: 'Pytania? <link>Skontaktuj się z nami</link>. Odpowiadamy w dni robocze.',

  companyTitle: 'Państwa firma',
  companyText: 'Wystarczy zrobić to raz. Współpracowników doda później obsługa klienta, każdego z własnym adresem e-mail.',
  chooseAll: 'zaznacz wszystkie pasujące',
  taxHelp: 'Numer nie jest jeszcze znany? Wpisz 0.',
  already: 'Firma jest już zarejestrowana? <link>Zaloguj się</link>',
  toContact: 'Dalej: osoba kontaktowa',

  typeInstaller: 'Montaż instalacji PV',
  typeDistributor: 'Sprzedaż modułów',
  typeCompany: 'Budowa lub eksploatacja dużych instalacji PV',
  typeEndCustomer: 'Instalacja w domu lub w firmie',

  contactTitle: 'Państwa dane',
  contactText: 'Wyślemy e-mail aktywacyjny. Współpracowników doda na prośbę obsługa klienta.',
  emailHelp: 'Służbowy adres e-mail. Będzie służyć do logowania.',
  news: 'Chcę otrzymywać e-mailem nowości o produktach i usługach',
  privacy: 'Znam i akceptuję <link>politykę prywatności</link>',
  back: 'Wstecz',
  register: 'Zarejestruj się',
  registering: 'Trwa rejestracja',
  listsFailed: 'Nie udało się wczytać opcji tego formularza. Wpisane dane nadal tu są.',
  retry: 'Spróbuj ponownie',

  sentTitle: 'Sprawdź pocztę',
  sentText: 'Wysłaliśmy e-mail aktywacyjny na adres <email>{{email}}</email>. Link działa raz i wygasa po 48 godzinach.',
  noMail: 'E-mail nie dotarł?',
  resendIn_one: 'Najpierw zajrzyj do folderu ze spamem. Ponowna wysyłka będzie możliwa za {{count}} sekundę.',
  resendIn_few: 'Najpierw zajrzyj do folderu ze spamem. Ponowna wysyłka będzie możliwa za {{count}} sekundy.',
  resendIn_many: 'Najpierw zajrzyj do folderu ze spamem. Ponowna wysyłka będzie możliwa za {{count}} sekund.',
  resendIn_other: 'Najpierw zajrzyj do folderu ze spamem. Ponowna wysyłka będzie możliwa za {{count}} sekundy.',
  resendNow: 'Najpierw zajrzyj do folderu ze spamem, a potem wyślij e-mail ponownie.',
  resend: 'Wyślij ponownie',
  resent: 'Ponownie wysłano e-mail aktywacyjny',
  wrongAddress: 'Błędny adres? <link>Zmień go</link>',

  activating: 'Trwa aktywacja konta',
  activatedTitle: 'Konto jest aktywne',
  activatedText:
    'Można się już zalogować, aby składać zgłoszenia gwarancyjne, wysyłać zapytania i rejestrować gwarancje dla Państwa firmy.',
  alreadyTitle: 'Konto jest już aktywne',
  alreadyText: 'Ten link był już użyty. Zaloguj się adresem e-mail i hasłem.',
  signIn: 'Zaloguj się',
  checkSerial: 'Sprawdź numer seryjny',
  failedTitle: 'Konto nie jest jeszcze aktywne',
  failedText: 'Link jest niepełny. Otwórz cały link z e-maila lub poproś o nowy.',
  failedEmail: 'E-mail podany przy rejestracji',
  failedResend: 'Wyślij ponownie e-mail aktywacyjny',
  failedStuck: 'Konto jest już aktywne? <signIn>Zaloguj się</signIn>. Nadal nie działa? <contact>Skontaktuj się z nami</contact>.',
  failedStuckId:
    'Konto jest już aktywne? <signIn>Zaloguj się</signIn>. Nadal nie działa? <contact>Skontaktuj się z nami</contact> i podaj numer referencyjny <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'pl'>;
