import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  back: 'Retour au dossier',
  locked: 'Les décisions se prennent tant que la demande est en cours d’examen.',
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
  about: {
    reason: 'Motif pour le client',
    ask: 'Transmis au client comme action requise',
    decisionOf: 'Décision sur « {{finding}} »',
    reasonOf: 'Motif pour « {{finding}} »',
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
  chooseReason: 'Pourquoi sont-ils refusés ?',
  result: {
    title: 'Résultat de notre examen',
    asked: 'À vérifier',
    download: 'Télécharger la liste',
  },
} satisfies Texts<typeof en, 'fr'>;
