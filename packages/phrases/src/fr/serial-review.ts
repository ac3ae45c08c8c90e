import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Examiner les numéros de série',
  titleOf: 'Examen des numéros de série, {{number}}',
  question: 'Nous n’avons pas pu rattacher ces numéros de série à nos modules. Veuillez les comparer aux étiquettes et les corriger ici.',
  field: {
    title: 'Tous les numéros de série',
    each: 'Chaque case représente un module, dans l’ordre de la liste. Faites glisser le pointeur sur les cases pour sélectionner une plage.',
    many: 'Chaque case représente {{number}} modules, dans l’ordre de la liste. Faites glisser le pointeur sur les cases pour sélectionner une plage.',
    cell: 'Ligne {{from}} : {{state}}',
    cells: 'Lignes {{from}} à {{to}} : {{state}}',
    keys: 'Numéros de série sous forme de cases. Déplacez-vous avec les flèches, sélectionnez avec Maj et les flèches.',
  },
  groups: {
    finding: 'Constat',
    serials: 'Numéros de série',
    decision: 'Décision',
    others: '{{detail}}, et {{number}} de plus',
    chooseFirst: 'Choisissez d’abord une décision',
    several: 'Plusieurs motifs',
  },
  rows: {
    title: 'Numéros de série un par un',
    position: 'Ligne',
    state: 'Décision',
    search: 'Rechercher un numéro de série',
    none: 'Aucun numéro de série ne correspond.',
  },
  showRefused: 'Afficher les numéros refusés',
} satisfies Texts<typeof en, 'fr'>;
