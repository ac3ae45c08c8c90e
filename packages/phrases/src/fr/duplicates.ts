import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Doublons possibles',
  shared_one: '{{number}} numéro de série en commun',
  shared_many: '{{number}} de numéros de série en commun',
  shared_other: '{{number}} numéros de série en commun',
  sameDefect: 'Même projet et même date du défaut',
  otherCompany: 'Entreprise : {{company}}',
  linkUnseen: 'Les clients ne verront pas ce lien.',
  linkOf: 'Lier les demandes : {{number}}',
  close: 'Clore comme doublon',
  closeOf: 'Clore comme doublon : {{number}}',
  closeText: 'Cette demande sera aussi liée à {{number}}.',
  linked: 'Liée à {{number}}',
  outward: 'Doublon de',
  inward: 'Doublon de cette demande',
  dialog: {
    title: 'Lier {{number}} comme doublon',
    text: 'L’autre demande suit son cours. Les deux restent ouvertes et affichent le numéro de l’autre. Pour clore celle-ci, proposez son refus.',
    hint: 'Par exemple : MC-20261106-00022',
    confirm: 'Lier les demandes',
  },
  unlink: {
    action: 'Dissocier',
    actionOf: 'Dissocier {{number}}',
    title: 'Dissocier {{number}} ?',
    text: 'Elles n’afficheront plus le numéro de l’autre. Votre motif reste dans l’historique des deux.',
    reasonHint: 'Par exemple : il s’agit d’autres modules',
    done: '{{number}} : lien supprimé',
  },
} satisfies Texts<typeof en, 'fr'>;
