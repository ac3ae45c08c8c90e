import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: 'Chiffres entendus',
  player: 'Code audio',
  help: 'Écoutez le code et saisissez les 6 chiffres dans les 10 minutes. Vous pouvez le réécouter.',
  again: 'Autre code',
} satisfies Texts<typeof en, 'fr'>;
