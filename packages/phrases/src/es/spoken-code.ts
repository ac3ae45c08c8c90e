import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: 'Cifras que oye',
  player: 'Código hablado',
  help: 'Reproduzca el código e introduzca las 6 cifras en un plazo de 10 minutos. Puede volver a escucharlo.',
  again: 'Otro código',
} satisfies Texts<typeof en, 'es'>;
