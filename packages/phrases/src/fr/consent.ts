import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'Répondre avec accord écrit',
  answer: 'Réponse du client',
  reason: 'Pourquoi le client décline',
  file: 'Accord écrit',
  fileHint: 'Un fichier PDF, JPG ou PNG, par exemple la lettre signée',
  hint: 'Le client reçoit un e-mail. Il voit le fichier et sait que vous avez répondu en son nom.',
  save: 'Enregistrer la réponse',
  shown: 'Accord écrit : <file>{{name}}</file>',
  given: 'Avec accord écrit : {{name}}',
} satisfies Texts<typeof en, 'fr'>;
