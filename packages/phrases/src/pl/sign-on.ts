import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Trwa logowanie, proszę czekać',
  noCode: 'Nie otrzymano kodu autoryzacji',
  failed: 'Nie udało się pobrać tokenu.',
  back: 'Za chwilę nastąpi powrót do strony logowania.',
  confirmTitle: 'Kontynuować jako {{name}}?',
  confirmText: 'Na innej stronie rozpoczęto logowanie dla <email>{{email}}</email>. Kontynuuj tylko wtedy, gdy to Państwa logowanie.',
  confirmGo: 'Kontynuuj',
  confirmStop: 'Nie loguj',
  bindTitle: 'Powiąż swoje konto',
  bindText:
    'Logowanie jednokrotne zna Państwa tożsamość, ale tutaj nie ma jeszcze powiązanego konta. Podaj jeden raz dane logowania pracownika. Potem wystarczy przycisk.',
  bindKnown:
    'Logowanie jednokrotne zna Państwa jako <email>{{email}}</email>, ale tutaj nie ma jeszcze powiązanego konta. Podaj jeden raz dane logowania pracownika. Potem wystarczy przycisk.',
  bind: 'Powiąż i zaloguj się',
  binding: 'Trwa wiązanie',
  bindNone: 'Nie ma czego powiązać',
  bindNoneText: 'Ta strona następuje po logowaniu jednokrotnym. Zacznij od niego.',
  disabled: {
    title: 'Państwa konto zostało wyłączone',
    text: 'Nie można się już na nie zalogować. Zapytaj osobę, która zarządza Państwa dostępem, lub skontaktuj się z nami. Wpisany tekst jest nadal na stronie i można go skopiować.',
    stay: 'Zostań na stronie',
    toSignIn: 'Przejdź do logowania',
  },
  wait: {
    title: 'Spróbuj ponownie za <time></time>',
    text: 'Kilka błędnych haseł z rzędu. Każde kolejne podwaja czas oczekiwania, do 1 godziny.',
  },
} satisfies Texts<typeof en, 'pl'>;
