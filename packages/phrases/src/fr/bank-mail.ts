import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}) : nous avons besoin de vos coordonnées bancaires',
  'bankDetailsAsked.body':
    'Bonjour {{name}},\n\nNous allons verser une indemnisation pour votre demande {{requestNo}}. Merci de saisir les coordonnées bancaires dans la demande au plus tard le {{due}}. Nous ne les demandons jamais par e-mail ni par téléphone.',
  'bankDetailsAsked.button': 'Ouvrir la demande',
  'bankDetailsReturned.subject': '{{title}} ({{requestNo}}) : saisissez à nouveau vos coordonnées bancaires',
  'bankDetailsReturned.body':
    'Bonjour {{name}},\n\nNous n’avons pas pu utiliser les coordonnées bancaires de votre demande {{requestNo}}. Le motif est indiqué dans la demande. Merci de les saisir à nouveau au plus tard le {{due}}.',
  'bankDetailsReturned.button': 'Ouvrir la demande',
  'bankDetailsChecked.subject': '{{title}} ({{requestNo}}) : confirmez vos coordonnées bancaires',
  'bankDetailsChecked.body':
    'Bonjour {{name}},\n\nNous avons vérifié les coordonnées bancaires de votre demande {{requestNo}}. Merci de les relire et de les confirmer au plus tard le {{due}}.',
  'bankDetailsChecked.button': 'Ouvrir la demande',
  'bankDetailsEntered.subject': '{{title}} ({{requestNo}}) : des coordonnées bancaires ont été saisies',
  'bankDetailsEntered.body':
    'Bonjour {{name}},\n\n{{who}} a saisi des coordonnées bancaires pour la demande {{requestNo}} de votre entreprise. Une indemnisation sera versée sur ce compte.\n\nSi vous n’êtes pas au courant, contactez-nous immédiatement.',
  'bankDetailsEntered.button': 'Ouvrir la demande',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}) : une autre personne saisit les coordonnées bancaires',
  'bankDetailsHandedOver.body':
    'Bonjour {{name}},\n\n{{who}} a demandé à {{contact}} de saisir les coordonnées bancaires pour la demande {{requestNo}} de votre entreprise.\n\nSi vous n’êtes pas au courant, contactez-nous immédiatement.',
  'bankDetailsHandedOver.button': 'Ouvrir la demande',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}) : le contrôle bancaire est en retard',
  'bankCheckLate.body':
    'Bonjour {{name}},\n\nDes coordonnées bancaires ont été saisies pour la demande de garantie {{requestNo}}, mais la comptabilité ne les a pas contrôlées dans les 2 jours ouvrés.',
  'bankCheckLate.button': 'Ouvrir la demande',
} satisfies Texts<typeof en, 'fr'>;
