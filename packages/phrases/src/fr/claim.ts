import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: 'Lieu',
  pieces_one: '{{number}} pièce',
  pieces_many: '{{number}} de pièces',
  pieces_other: '{{number}} pièces',
  perCell: 'Une case représente {{number}} pièces.',
  details: {
    title: 'Que s’est-il passé, et où ?',
    lead: 'Les champs marqués <mark>*</mark> sont obligatoires pour l’envoi. Vous pouvez les laisser vides pour l’instant et y revenir plus tard.',
    whatTitle: 'Le défaut',
    projectTitle: 'Le projet',
    earlierTitle: 'Demande précédente',
  },
  original: {
    search: 'Numéro, titre ou projet d’une demande antérieure',
    unknown: 'La demande initiale <b>{{number}}</b> n’existe pas',
    ask: 'Vouliez-vous parler de votre demande pour le même projet ?',
    use: 'Utiliser {{number}}',
    leave: 'Laisser vide',
    by: 'déposée par {{name}}',
  },
  cured: {
    original: 'Demande initiale : <b>{{number}}</b>.',
    emptied: 'Demande initiale laissée vide.',
  },
  hint: {
    defectDate: 'Le jour où le défaut a été constaté',
    lastRequestNo: 'Si nous avons déjà traité ce sujet, par exemple MC-20260902-00003',
    projectName: 'Par exemple : Almería Norte 3',
    capacity: 'Tous les modules posés ensemble, par exemple 500 kW',
    region: 'Laissez vide pour utiliser le pays ou la région de votre compte.',
  },
  answers: { title: 'Vos réponses' },
} satisfies Texts<typeof en, 'fr'>;
