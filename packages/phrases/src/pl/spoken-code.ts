import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: 'Usłyszane cyfry',
  player: 'Kod głosowy',
  help: 'Odtwórz kod i wpisz 6 cyfr w ciągu 10 minut. Można go odsłuchać ponownie.',
  again: 'Inny kod',
} satisfies Texts<typeof en, 'pl'>;
