import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'Skrzynka pocztowa wersji demo',
  intro: 'Wersja demo nie wysyła e-maili. Wszystkie, które zostałyby wysłane, są tutaj.',
  search: 'Odbiorca',
  find: 'Szukaj',
  none: 'Brak wiadomości',
  noneFor: 'Brak wiadomości do „{{recipient}}”',
  subject: 'Temat',
  recipient: 'Do',
  sentAt: 'Wysłano (UTC)',
  newer: 'Nowsze',
  older: 'Starsze',
  page: 'Strona {{page}} z {{pages}}',
  back: 'Wszystkie wiadomości',
  pages: 'Strony',
} satisfies Texts<typeof en, 'pl'>;
