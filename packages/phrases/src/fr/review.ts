import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} – Examen',
  back: 'Retour au dossier',
  locked: 'Les décisions ne peuvent être prises que lorsque la demande est en cours d’examen.',
  state: {
    accepted: 'Accepté',
    refused: 'Refusé',
    asked: 'À préciser',
    undecided: 'Sans décision',
    mixed: 'Mixte',
  },
  decide: {
    accepted: 'Accepter',
    refused: 'Refuser',
    asked: 'Faire préciser',
    undecided: 'Effacer la décision',
  },
  about: {
    reason: 'Motif pour le client',
    ask: 'Transmis au client sous forme d’action requise',
    decisionOf: 'Décision sur « {{finding}} »',
    reasonOf: 'Motif du refus pour « {{finding}} »',
  },
  totals: {
    title: 'Accepté jusqu’ici',
    of: 'sur {{number}} dans la demande',
  },
  finish: {
    action: 'Terminer l’examen',
    title: 'À la fin de l’examen',
    cover: 'Éligibles à une solution',
    refused: 'Refus communiqués au client',
    asked: 'À préciser par le client (action requise)',
    question: 'Question au client',
    done: 'Examen terminé',
    doneBy: 'Terminé le {{time}} par {{name}}',
  },
  chooseReason: 'Quel est le motif du refus ?',
  result: {
    title: 'Résultat de notre examen',
    asked: 'À vérifier',
    download: 'Télécharger la liste',
  },
} satisfies Texts<typeof en, 'fr'>;
