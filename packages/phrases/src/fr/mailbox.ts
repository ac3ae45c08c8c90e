import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'Messagerie de la démo',
  intro: 'La démo n’envoie pas d’e-mails. Tout ce qui aurait été envoyé se trouve ici.',
  search: 'Destinataire',
  find: 'Rechercher',
  none: 'Aucun e-mail pour le moment',
  noneFor: 'Aucun e-mail pour « {{recipient}} »',
  subject: 'Objet',
  recipient: 'À',
  sentAt: 'Envoi (UTC)',
  newer: 'Plus récents',
  older: 'Plus anciens',
  page: 'Page {{page}} sur {{pages}}',
  back: 'Tous les e-mails',
  pages: 'Pages',
} satisfies Texts<typeof en, 'fr'>;
