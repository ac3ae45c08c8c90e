import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: 'Correct',
    missing: 'Manquant',
    wrong: 'Erroné',
  },
  fault: {
    malformed: 'Un numéro de série compte de 10 à 24 lettres et chiffres',
    duplicate: 'Figure deux fois dans la liste',
    notCovered: 'N’est pas un module accepté de ce remplacement',
    isOld: 'Est un ancien module de cette demande',
    usedElsewhere: 'A été livré dans un autre remplacement',
  },
} satisfies Texts<typeof en, 'fr'>;
