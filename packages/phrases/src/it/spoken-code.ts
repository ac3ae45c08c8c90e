import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: 'Cifre ascoltate',
  player: 'Codice audio',
  help: 'Riprodurre il codice e inserire le 6 cifre entro 10 minuti. È possibile riascoltarlo.',
  again: 'Altro codice',
} satisfies Texts<typeof en, 'it'>;
