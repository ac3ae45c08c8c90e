import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Logowanie jednokrotne wersji demo',
  intro: 'W prawdziwej instalacji stoi tu dostawca tożsamości firmy. Wybierz, kim chcesz być.',
  unknown: 'portal jeszcze nie zna tej osoby',
  cancel: 'Anuluj',
  failed: 'Nie można kontynuować tego logowania',
  failedText: 'Minęło zbyt dużo czasu albo rozpoczęto je w innej przeglądarce.',
  back: 'Wróć do logowania',
} satisfies Texts<typeof en, 'pl'>;
