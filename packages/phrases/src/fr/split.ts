import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: 'Scinder la demande',
  text: 'Transférez ce qui est sans décision ou à préciser dans une demande à part, pour que le reste puisse avancer.',
  action: 'Détacher sans décision : {{number}}',
  dialog: {
    title: 'Scinder la demande {{number}}',
    confirm: 'Scinder la demande',
    go: 'Passent dans la nouvelle demande',
    stay: 'Restent dans cette demande',
    same: 'La nouvelle demande est en cours d’examen, avec le même contact, le même responsable, les mêmes informations et les mêmes fichiers.',
    told: 'Le client reçoit un e-mail et lit le motif dans les deux demandes.',
    after: 'Terminez ensuite l’examen de cette demande pour pouvoir rédiger des solutions.',
    reasonHint: 'Dans la langue du client, par exemple : l’usine vérifie encore ces modules',
  },
  done: 'Détaché dans {{number}}',
  made: 'Ce qui était sans décision continue dans',
  outward: 'Détachée de',
  inward: 'Ce qui reste à décider continue dans',
} satisfies Texts<typeof en, 'fr'>;
