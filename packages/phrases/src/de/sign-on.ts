import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Anmeldung läuft, bitte warten',
  noCode: 'Kein Autorisierungscode erhalten',
  failed: 'Die Anmeldung konnte nicht abgeschlossen werden. Versuchen Sie es noch einmal.',
  back: 'Sie kehren gleich zur Anmeldeseite zurück.',
  confirmTitle: 'Weiter als {{name}}?',
  confirmText:
    'Auf einer anderen Seite wurde eine Anmeldung für <email>{{email}}</email> begonnen. Fahren Sie nur fort, wenn Sie das sind.',
  confirmGo: 'Weiter',
  confirmStop: 'Nicht anmelden',
  bindTitle: 'Ihr Konto verknüpfen',
  bindText:
    'Sie sind über die zentrale Anmeldung angemeldet, aber noch nicht mit einem Heliodesk-Konto verknüpft. Melden Sie sich einmal mit Ihrem Konto für Mitarbeitende an, um beide zu verknüpfen.',
  bindKnown:
    'Sie sind über die zentrale Anmeldung als <email>{{email}}</email> angemeldet, aber noch nicht mit einem Heliodesk-Konto verknüpft. Melden Sie sich einmal mit Ihrem Konto für Mitarbeitende an, um beide zu verknüpfen.',
  bind: 'Verknüpfen und anmelden',
  binding: 'Wird verknüpft',
  bindNone: 'Es gibt nichts zu verknüpfen',
  bindNoneText: 'Um Ihr Konto zu verknüpfen, melden Sie sich zuerst über die zentrale Anmeldung an.',
  disabled: {
    title: 'Ihr Konto wurde deaktiviert',
    text: 'Sie können sich damit nicht mehr anmelden. Wenden Sie sich an die Person, die Ihren Zugang verwaltet, oder an uns. Ihre Eingaben stehen noch auf der Seite, sodass Sie sie kopieren können.',
    stay: 'Auf der Seite bleiben',
    toSignIn: 'Zur Anmeldung',
  },
  wait: {
    title: 'Neuer Versuch in <time></time>',
    text: 'Sie haben mehrmals hintereinander ein falsches Passwort eingegeben. Jeder weitere Versuch verdoppelt die Wartezeit, bis zu 1 Stunde.',
  },
} satisfies Texts<typeof en, 'de'>;
