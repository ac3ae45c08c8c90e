import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'Buzón de la demostración',
  intro: 'En la demostración no se envían correos. Aquí está todo lo que se habría enviado.',
  search: 'Destinatario',
  find: 'Buscar',
  none: 'Todavía no hay correos',
  noneFor: 'No hay correos para «{{recipient}}»',
  subject: 'Asunto',
  recipient: 'Para',
  sentAt: 'Enviado (UTC)',
  newer: 'Más recientes',
  older: 'Más antiguos',
  page: 'Página {{page}} de {{pages}}',
  back: 'Todos los correos',
  pages: 'Páginas',
} satisfies Texts<typeof en, 'es'>;
