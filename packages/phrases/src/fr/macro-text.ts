import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Message d’accueil',
  'name.photosMissing': 'Photos manquantes',
  'name.serialsWrong': 'Numéros de série erronés',
  'name.outOfWarranty': 'Hors garantie',
  'name.duplicate': 'Doublon',
  'name.bankData': 'Coordonnées bancaires',
  'name.ship': 'Expédition',
  'name.remind': 'Relance',
  'name.lastReminder': 'Dernière relance',
  'name.close': 'Clôturer la demande',
  'text.greet':
    'Bonjour {{contactName}},\n\nMerci pour votre demande {{requestNo}}. C’est moi qui la suis désormais. J’examine tout ce que vous avez envoyé et je vous réponds ici.\n\nCordialement\n{{agent}}',
  'text.photosMissing':
    'Bonjour {{contactName}},\n\nPour avancer sur votre demande {{requestNo}}, il nous manque encore ces photos : {{missing}}. Merci de les ajouter ici au plus tard le {{due}}.\n\nCordialement\n{{agent}}',
  'text.serialsAsked': 'Merci de corriger ces numéros de série ou de les retirer de la liste.',
  'text.serialsWrong':
    'Bonjour {{contactName}},\n\nNous avons examiné les numéros de série de votre demande {{requestNo}}. Certains d’entre eux ne nous permettent pas d’avancer :\n{{missing}}\n\nMerci de corriger la liste ici au plus tard le {{due}}.\n\nCordialement\n{{agent}}',
  'text.bankData':
    'Bonjour {{contactName}},\n\nPour verser l’indemnisation de votre demande {{requestNo}}, il nous manque encore les données de l’entreprise et les coordonnées bancaires. Merci de les saisir dans l’action requise au plus tard le {{due}}, jamais dans un message.\n\nCordialement\n{{agent}}',
  'text.ship':
    'Bonjour {{contactName}},\n\nLa livraison liée à votre demande {{requestNo}} est planifiée.\n\nLieu : {{places}}\nDépart (ETD) : {{etd}}\nArrivée (ETA) : {{eta}}\n\nEn cas de changement, nous vous préviendrons.\n\nCordialement\n{{agent}}',
  'text.close':
    'Bonjour {{contactName}},\n\nTout ce qui a été accepté dans votre demande {{requestNo}} est fait : la demande est terminée. Si quelque chose ne va pas, écrivez-nous ici.\n\nCordialement\n{{agent}}',
  serials: '{{verdict}} : {{serials}}',
  serialsAndMore: '{{verdict}} : {{serials}}. Autres : {{number}}',
  bankDetails: 'données de l’entreprise et coordonnées bancaires',
  coverage: 'Modules : {{total}}. Hors garantie : {{out}}. Sous garantie : {{covered}}. Non vérifiables : {{other}}.',
} satisfies Texts<typeof en, 'fr'>;
