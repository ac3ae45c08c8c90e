import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'Posta della demo',
  intro: 'Nella demo le e-mail non vengono inviate. Qui si trovano tutte quelle che sarebbero partite.',
  search: 'Destinatario',
  find: 'Cerca',
  none: 'Ancora nessuna e-mail',
  noneFor: 'Nessuna e-mail per «{{recipient}}»',
  subject: 'Oggetto',
  recipient: 'A',
  sentAt: 'Inviata (UTC)',
  newer: 'Più recenti',
  older: 'Meno recenti',
  page: 'Pagina {{page}} di {{pages}}',
  back: 'Tutte le e-mail',
  pages: 'Pagine',
} satisfies Texts<typeof en, 'it'>;
