import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'Rispondi con consenso scritto',
  answer: 'Risposta del cliente',
  reason: 'Perché il cliente non accetta',
  file: 'Consenso scritto',
  fileHint: 'Un file PDF, JPG o PNG, ad esempio la lettera firmata',
  hint: 'Il cliente riceve un’e-mail e può vedere il file e che lei ha risposto per suo conto.',
  save: 'Salva risposta',
  shown: 'Consenso scritto: <file>{{name}}</file>',
  given: 'Con consenso scritto: {{name}}',
} satisfies Texts<typeof en, 'it'>;
