import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'Responder con consentimiento escrito',
  answer: 'Respuesta del cliente',
  reason: 'Por qué el cliente no la acepta',
  file: 'Consentimiento escrito',
  fileHint: 'Un archivo PDF, JPG o PNG, por ejemplo la carta firmada',
  hint: 'El cliente recibe un correo y puede ver el archivo y que usted ha respondido en su nombre.',
  save: 'Guardar respuesta',
  shown: 'Consentimiento escrito: <file>{{name}}</file>',
  given: 'Con consentimiento escrito: {{name}}',
} satisfies Texts<typeof en, 'es'>;
