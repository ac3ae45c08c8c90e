import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'Odpowiedz na podstawie pisemnej zgody',
  answer: 'Odpowiedź klienta',
  reason: 'Dlaczego klient nie akceptuje',
  file: 'Pisemna zgoda',
  fileHint: 'Jeden plik PDF, JPG lub PNG, na przykład podpisane pismo',
  hint: 'Klient otrzyma e-mail, zobaczy plik i informację, kto odpowiedział w jego imieniu.',
  save: 'Zapisz odpowiedź',
  shown: 'Pisemna zgoda: <file>{{name}}</file>',
  given: 'Na podstawie pisemnej zgody: {{name}}',
} satisfies Texts<typeof en, 'pl'>;
