import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: 'Gehörte Ziffern',
  player: 'Gesprochener Code',
  help: 'Spielen Sie den Code ab und geben Sie die 6 Ziffern innerhalb von 10 Minuten ein. Sie können ihn erneut abspielen.',
  again: 'Anderer Code',
} satisfies Texts<typeof en, 'de'>;
