import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'Dossier suivant',
  note: 'La demande la plus urgente que vous pouvez traiter',
  answered: 'Répondues : {{number}}',
  left: 'Restantes : {{number}}',
  skipped: 'Passées : {{number}}',
  leave: 'Quitter « Dossier suivant »',
  from: 'Proposer parmi',
  country: 'Pays',
  checked: 'Valides : {{valid}}, à vérifier : {{others}}',
  files: 'Fichiers',
  others: 'Autres dossiers ouverts',
  lastMessage: 'Dernier message du client',
  pickUpAndOpen: 'Prendre en charge et ouvrir',
  openCase: 'Ouvrir le dossier',
  skip: 'Passer',
  heldUntil: 'Réservée pour vous jusqu’à <time></time>, personne d’autre ne la reçoit',
  why: 'Pourquoi celle-ci',
  reason: {
    late: 'Elle est en retard',
    answered: 'Le client a répondu',
    promise: 'C’est la prochaine échéance',
  },
  yours: 'Vous en êtes responsable',
  order: 'Ordre : en retard, puis réponse du client, puis échéance.',
  after: 'Ensuite',
  skipTitle: 'Motif pour passer',
  skipReason: {
    otherLanguage: 'Autre langue',
    otherTeam: 'Relève d’une autre équipe',
    colleague: 'En attente d’un collègue',
    notNow: 'Pas maintenant',
  },
  skipHint: 'Avec « Pas maintenant », elle revient dans une heure.',
  emptyTitle: 'Tout est à jour',
  emptyText: 'Rien n’attend de réponse de votre part pour le moment.',
  strip: '{{number}}, depuis « Dossier suivant » : après votre réponse, le prochain s’ouvre.',
  back: 'Retour à « Dossier suivant »',
  answeredOf: '{{number}} : réponse envoyée',
} satisfies Texts<typeof en, 'fr'>;
