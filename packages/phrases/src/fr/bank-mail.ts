import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}) : nous avons besoin de vos coordonnées bancaires',
  'bankDetailsAsked.body':
    'Bonjour {{name}},\n\nNous allons verser une indemnisation pour votre demande {{requestNo}}. Merci de saisir vos coordonnées bancaires dans la demande au plus tard le {{due}}. Nous ne les demandons jamais par e-mail ni par téléphone.',
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
    'Bonjour {{name}},\n\n{{who}} a saisi des coordonnées bancaires pour la demande {{requestNo}} de votre entreprise. Nous verserons l’indemnisation sur ce compte.\n\nSi vous n’êtes pas au courant, contactez-nous immédiatement.',
  'bankDetailsEntered.button': 'Ouvrir la demande',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}) : une autre personne saisira les coordonnées bancaires',
  'bankDetailsHandedOver.body':
    'Bonjour {{name}},\n\n{{who}} a demandé à {{contact}} de saisir les coordonnées bancaires pour la demande {{requestNo}} de votre entreprise.\n\nSi vous n’êtes pas au courant, contactez-nous immédiatement.',
  'bankDetailsHandedOver.button': 'Ouvrir la demande',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}) : le contrôle bancaire est en retard',
  'bankCheckLate.body':
    'Bonjour {{name}},\n\nLes coordonnées bancaires de la demande de garantie {{requestNo}} ont été saisies il y a plus de 2 jours ouvrés et la comptabilité ne les a pas encore contrôlées.',
  'bankCheckLate.button': 'Ouvrir la demande',
  'creditNoteSent.subject': '{{title}} ({{requestNo}}) : confirmez l’avoir',
  'creditNoteSent.body':
    'Bonjour {{name}},\n\nL’avoir relatif à votre demande {{requestNo}} est prêt. Merci de vérifier le montant et le compte, et de confirmer l’avoir au plus tard le {{due}}. Nous effectuerons ensuite le paiement.',
  'creditNoteSent.button': 'Ouvrir la demande',
  'compensationPaid.subject': '{{title}} ({{requestNo}}) : nous avons versé {{amount}}',
  'compensationPaid.body':
    'Bonjour {{name}},\n\nLe {{day}}, nous avons versé {{amount}} sur le compte {{account}} pour votre demande {{requestNo}}. Le justificatif de paiement se trouve dans la demande.',
  'compensationPaid.button': 'Ouvrir la demande',
  'compensationPaidForYou.subject': '{{title}} ({{requestNo}}) : nous avons versé {{amount}}',
  'compensationPaidForYou.body':
    'Bonjour {{name}},\n\nLe {{day}}, nous avons versé {{amount}} pour la demande {{requestNo}} de votre entreprise. Le justificatif de paiement se trouve dans la demande.',
  'compensationPaidForYou.button': 'Ouvrir la demande',
  'paymentCorrected.subject': '{{title}} ({{requestNo}}) : nous avons corrigé les données du paiement',
  'paymentCorrected.body':
    'Bonjour {{name}},\n\nNous avons corrigé les données du paiement de {{amount}} pour la demande {{requestNo}}. Il a été effectué le {{day}}. Le justificatif de paiement se trouve dans la demande.',
  'paymentCorrected.button': 'Ouvrir la demande',
  'paymentLate.subject': '{{title}} ({{requestNo}}) : le paiement est en retard',
  'paymentLate.body':
    'Bonjour {{name}},\n\nLe client a confirmé l’avoir de la demande de garantie {{requestNo}} il y a plus de 5 jours ouvrés et la comptabilité n’a pas encore payé.',
  'paymentLate.button': 'Ouvrir la demande',
} satisfies Texts<typeof en, 'fr'>;
