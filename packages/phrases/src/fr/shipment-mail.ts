import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}) : où livrer les nouveaux produits ?',
  'addressesAsked.body':
    'Bonjour {{name}},\n\nNous allons remplacer des produits pour votre demande {{requestNo}}. Quantité : {{count}}. Merci de saisir les adresses de livraison dans la demande au plus tard le {{due}}, afin que nous puissions planifier la livraison.',
  'addressesAsked.button': 'Ouvrir la demande',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}) : votre livraison est planifiée',
  'deliveryPlanned.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} devraient arriver le {{eta}}. Livraison à : {{places}}.',
  'deliveryPlanned.button': 'Ouvrir la demande',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}) : votre livraison arrivera plus tard',
  'deliveryMoved.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} arriveront plus tard que prévu, le {{eta}}. Livraison à : {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Ouvrir la demande',
} satisfies Texts<typeof en, 'fr'>;
