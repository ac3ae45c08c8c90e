import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}) : où livrer les nouveaux produits ?',
  'addressesAsked.body':
    'Bonjour {{name}},\n\nNous allons remplacer des produits dans le cadre de votre demande {{requestNo}}. Quantité : {{count}}. Merci de saisir les adresses de livraison dans la demande au plus tard le {{due}}, afin que nous puissions planifier la livraison.',
  'addressesAsked.button': 'Ouvrir la demande',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}) : votre livraison est planifiée',
  'deliveryPlanned.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} devraient arriver le {{eta}}. Livraison à : {{places}}.',
  'deliveryPlanned.button': 'Ouvrir la demande',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}) : votre livraison arrivera plus tard',
  'deliveryMoved.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} arriveront plus tard que prévu, le {{eta}}. Livraison à : {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Ouvrir la demande',
  'goodsShipped.subject': '{{title}} ({{requestNo}}) : votre livraison est en route',
  'goodsShipped.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} ont été expédiés le {{day}}. Livraison à : {{places}}.',
  'goodsShipped.button': 'Ouvrir la demande',
  'goodsShippedTracked.subject': '{{title}} ({{requestNo}}) : votre livraison est en route',
  'goodsShippedTracked.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} ont été expédiés le {{day}}. Livraison à : {{places}}.\n\nTransporteur et numéro de suivi : {{tracking}}',
  'goodsShippedTracked.button': 'Ouvrir la demande',
  'goodsDelivered.subject': '{{title}} ({{requestNo}}) : votre livraison est arrivée',
  'goodsDelivered.body':
    'Bonjour {{name}},\n\nLes nouveaux produits pour votre demande {{requestNo}} ont été livrés le {{day}} à : {{places}}. Vous trouverez la preuve de livraison dans votre demande. Si quelque chose manque ou est endommagé, merci de nous le signaler dans la demande.',
  'goodsDelivered.button': 'Ouvrir la demande',
  'deliveryCorrected.subject': '{{title}} ({{requestNo}}) : nous avons corrigé les données de la livraison',
  'deliveryCorrected.body':
    'Bonjour {{name}},\n\nNous avons corrigé les données enregistrées pour la livraison de votre demande {{requestNo}}. Livraison à : {{places}}. Elle est arrivée le {{day}}. La preuve de livraison se trouve dans votre demande.',
  'deliveryCorrected.button': 'Ouvrir la demande',
} satisfies Texts<typeof en, 'fr'>;
