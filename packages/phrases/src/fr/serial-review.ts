import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Examiner les numéros de série',
  titleOf: 'Examen des numéros de série, {{number}}',
  back: 'Retour au dossier',
  question: 'Nous n’avons pas pu rattacher ces numéros de série à nos modules. Veuillez les comparer aux étiquettes et les corriger ici.',
  locked: 'Les numéros de série s’examinent tant que la demande est en cours d’examen.',
  state: {
    accepted: 'Accepté',
    refused: 'Refusé',
    asked: 'À demander',
    undecided: 'Sans décision',
    mixed: 'Mixte',
  },
  decide: {
    accepted: 'Accepter',
    refused: 'Refuser',
    asked: 'Demander',
    undecided: 'Retirer la décision',
  },
  field: {
    title: 'Tous les numéros de série',
    each: 'Chaque case est un module, dans l’ordre de la liste. Faites glisser sur les cases pour sélectionner une plage.',
    many: 'Chaque case représente {{number}} modules, dans l’ordre de la liste. Faites glisser sur les cases pour sélectionner une plage.',
    cell: 'Ligne {{from}} : {{state}}',
    cells: 'Lignes {{from}} à {{to}} : {{state}}',
    keys: 'Numéros de série sous forme de cases. Déplacez-vous avec les flèches, sélectionnez avec Maj et les flèches.',
  },
  groups: {
    finding: 'Constat',
    serials: 'Numéros de série',
    decision: 'Décision',
    reason: 'Motif pour le client',
    others: '{{detail}} et {{number}} autres',
    ask: 'Transmis au client comme action requise',
    chooseFirst: 'Choisissez d’abord une décision',
    several: 'Plusieurs motifs',
    decisionOf: 'Décision sur « {{finding}} »',
    reasonOf: 'Motif pour « {{finding}} »',
  },
  rows: {
    title: 'Numéros de série un par un',
    position: 'Ligne',
    state: 'Décision',
    search: 'Rechercher un numéro de série',
    none: 'Aucun numéro de série ne correspond.',
  },
  totals: {
    title: 'Acceptés jusqu’ici',
    of: 'sur {{number}} déclarés',
  },
  finish: {
    action: 'Terminer l’examen',
    title: 'À la fin de l’examen',
    cover: 'Peuvent être couverts par des solutions',
    refused: 'Affichés au client comme refusés',
    asked: 'Soumis au client dans une action requise',
    question: 'Question au client',
    done: 'Examen terminé',
    doneBy: 'Terminé le {{time}} par {{name}}',
  },
  result: {
    title: 'Résultat de notre examen',
    asked: 'À vérifier',
    show: 'Afficher les numéros refusés',
    download: 'Télécharger la liste',
  },
  chooseReason: 'Pourquoi sont-ils refusés ?',
} satisfies Texts<typeof en, 'fr'>;
