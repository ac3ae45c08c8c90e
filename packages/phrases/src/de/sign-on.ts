import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Sie werden angemeldet, bitte warten',
  noCode: 'Kein Autorisierungscode erhalten',
  failed: 'Token konnte nicht abgerufen werden.',
  back: 'Sie kehren gleich zur Anmeldung zurück.',
  confirmTitle: 'Weiter als {{name}}?',
  confirmText:
    'Auf einer anderen Seite wurde eine Anmeldung für <email>{{email}}</email> begonnen. Fahren Sie nur fort, wenn Sie das sind.',
  confirmGo: 'Weiter',
  confirmStop: 'Nicht anmelden',
  bindTitle: 'Ihr Konto verknüpfen',
  bindText:
    'Die zentrale Anmeldung kennt Sie; hier wissen wir noch nicht, wer Sie sind. Geben Sie einmal Ihre Zugangsdaten für Mitarbeitende ein. Danach genügt die Schaltfläche.',
  bindKnown:
    'Die zentrale Anmeldung kennt Sie als <email>{{email}}</email>; hier wissen wir noch nicht, wer Sie sind. Geben Sie einmal Ihre Zugangsdaten für Mitarbeitende ein. Danach genügt die Schaltfläche.',
  bind: 'Verknüpfen und anmelden',
  binding: 'Wird verknüpft',
  bindNone: 'Es gibt nichts zu verknüpfen',
  bindNoneText: 'Diese Seite folgt auf eine zentrale Anmeldung. Beginnen Sie dort.',
  disabled: {
    title: 'Ihr Konto wurde deaktiviert',
    text: 'Sie können sich damit nicht mehr anmelden. Fragen Sie die Person, die Ihren Zugang verwaltet, oder wenden Sie sich an uns. Was Sie eingegeben haben, steht noch auf der Seite und lässt sich kopieren.',
    stay: 'Auf der Seite bleiben',
    toSignIn: 'Zur Anmeldung',
  },
  wait: {
    title: 'Nächster Versuch in <time></time>',
    text: 'Mehrere falsche Passwörter hintereinander. Jedes weitere verdoppelt die Wartezeit, bis zu 1 Stunde.',
  },
} satisfies Texts<typeof en, 'de'>;
