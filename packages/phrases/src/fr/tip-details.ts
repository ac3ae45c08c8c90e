import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: 'Données à vérifier',
  question: 'Question sur ce champ',
  questionOf: '{{field}} : question',
  content: 'Message au client',
  contentHint: 'Dans la langue du client',
  more_one: '{{number}} autre champ',
  more_many: '{{number}} d’autres champs',
  more_other: '{{number}} autres champs',
  none: 'Vide',
  field: 'Champ',
  before: 'Avant',
  now: 'Maintenant',
  same: 'Sans changement : {{fields}}',
  saving: {
    saved: 'Enregistré au fil de la saisie',
    waiting: 'Enregistrement en cours',
    failed: 'Modifications non enregistrées',
  },
  changedElsewhere: 'Entre-temps, une autre personne a modifié ces données.',
  keepMine: 'Garder mes réponses',
  takeTheirs: 'Utiliser les autres réponses',
} satisfies Texts<typeof en, 'fr'>;
