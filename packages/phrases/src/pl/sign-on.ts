import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Trwa logowanie, proszę czekać',
  noCode: 'Nie otrzymano kodu autoryzacji',
  failed: 'Nie udało się pobrać tokenu',
  back: 'Za chwilę nastąpi powrót do strony logowania.',
  confirmTitle: 'Kontynuować jako {{name}}?',
  confirmText: 'Na innej stronie rozpoczęto logowanie dla <email>{{email}}</email>. Kontynuuj tylko wtedy, gdy to Ty.',
  confirmGo: 'Kontynuuj',
  confirmStop: 'Nie loguj',
  bindTitle: 'Powiąż swoje konto',
  bindText:
    'Logowanie jednokrotne zna Twoją tożsamość, ale tutaj nie wiemy jeszcze, kim jesteś. Podaj jeden raz dane logowania pracownika. Potem wystarczy przycisk.',
  bindKnown:
    'Logowanie jednokrotne zna Cię jako <email>{{email}}</email>, ale tutaj nie wiemy jeszcze, kim jesteś. Podaj jeden raz dane logowania pracownika. Potem wystarczy przycisk.',
  bind: 'Powiąż i zaloguj się',
  binding: 'Trwa wiązanie',
  bindNone: 'Nie ma czego powiązać',
  bindNoneText: 'Ta strona następuje po logowaniu jednokrotnym. Zacznij od niego.',
  disabled: {
    title: 'Twoje konto zostało wyłączone',
    text: 'Nie można się już na nie zalogować. Zapytaj osobę, która zarządza Twoim dostępem, lub skontaktuj się z nami. Wpisany tekst jest nadal na stronie i można go skopiować.',
    stay: 'Zostań na stronie',
    toSignIn: 'Przejdź do logowania',
  },
  wait: {
    title: 'Spróbuj ponownie za <time></time>',
    text: 'Kilka błędnych haseł z rzędu. Każde kolejne podwaja czas oczekiwania, do 1 godziny.',
  },
} satisfies Texts<typeof en, 'pl'>;
