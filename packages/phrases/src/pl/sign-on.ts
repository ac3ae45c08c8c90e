import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Trwa logowanie, proszę czekać',
  noCode: 'Nie otrzymano kodu autoryzacji',
  failed: 'Nie udało się dokończyć logowania. Spróbuj ponownie.',
  back: 'Za chwilę nastąpi powrót do strony logowania.',
  confirmTitle: 'Kontynuować jako {{name}}?',
  confirmText: 'Na innej stronie rozpoczęto logowanie dla <email>{{email}}</email>. Kontynuuj tylko wtedy, gdy to Państwa logowanie.',
  confirmGo: 'Kontynuuj',
  confirmStop: 'Nie loguj się',
  bindTitle: 'Powiąż konto',
  bindText: 'Zalogowano przez SSO, ale nie ma jeszcze powiązania z kontem Heliodesk. Zaloguj się raz na konto pracownika, aby je powiązać.',
  bindKnown:
    'Zalogowano przez SSO jako <email>{{email}}</email>, ale nie ma jeszcze powiązania z kontem Heliodesk. Zaloguj się raz na konto pracownika, aby je powiązać.',
  bind: 'Powiąż i zaloguj się',
  binding: 'Trwa łączenie kont',
  bindNone: 'Nie ma czego powiązać',
  bindNoneText: 'Aby powiązać konto, zaloguj się najpierw przez SSO.',
  disabled: {
    title: 'Państwa konto zostało dezaktywowane',
    text: 'Nie można się już na nie zalogować. Zwróć się do osoby zarządzającej Państwa dostępem lub skontaktuj się z nami. Wpisany tekst jest nadal na stronie i można go skopiować.',
    stay: 'Zostań na stronie',
    toSignIn: 'Przejdź do logowania',
  },
  wait: {
    title: 'Spróbuj ponownie za <time></time>',
    text: 'Kilka razy z rzędu wpisano błędne hasło. Każda kolejna próba podwaja czas oczekiwania, do 1 godziny.',
  },
} satisfies Texts<typeof en, 'pl'>;
