import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Accueil',
  'name.photosMissing': 'Photos manquantes',
  'name.outOfWarranty': 'Hors garantie',
  'text.greet':
    'Bonjour {{contactName}},\n\nMerci pour votre demande {{requestNo}}. C’est moi qui la suis désormais. J’examine tout ce que vous avez envoyé et je vous réponds ici.\n\nCordialement\n{{agent}}',
  'text.photosMissing':
    'Bonjour {{contactName}},\n\nPour avancer sur votre demande {{requestNo}}, il nous manque encore ces photos : {{missing}}. Merci de les ajouter ici au plus tard le {{due}}.\n\nCordialement\n{{agent}}',
  coverage: 'Modules : {{total}}. Hors garantie : {{out}}. Sous garantie : {{covered}}. Non vérifiables : {{other}}.',
} satisfies Texts<typeof en, 'fr'>;
