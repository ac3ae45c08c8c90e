import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Logowanie jednokrotne w wersji demo',
  intro: 'W prawdziwej instalacji pojawia się tu dostawca tożsamości Państwa firmy. Wybierz konto, na które chcesz się zalogować.',
  unknown: 'portal nie zna jeszcze tej osoby',
  cancel: 'Anuluj',
  failed: 'Nie można dokończyć tego logowania',
  failedText: 'Trwało zbyt długo albo rozpoczęto je w innej przeglądarce.',
  back: 'Wróć do logowania',
} satisfies Texts<typeof en, 'pl'>;
