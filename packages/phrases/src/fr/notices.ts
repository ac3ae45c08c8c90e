import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'Avis',
  markAll: 'Tout marquer comme lu',
  all: 'Tous les avis',
  shown: 'Filtrer les avis',
  shownAll: 'Tous',
  shownUnread: 'Non lus',
  more: 'Afficher plus',
  emptyTitle: 'Pas encore d’avis',
  emptyText: 'Vous verrez ici ce qui se passe dans vos demandes.',
  noneUnread: 'Aucun avis non lu',
  kind: {
    message: 'Nouveaux messages',
    question: 'Une question pour vous',
    filedForYou: 'Nous avons déposé une demande pour vous',
    bound: 'Votre demande de renseignements est sur le portail',
    pickedUp: '{{owner}} suit votre demande',
    ownerChanged: '{{owner}} suit désormais votre demande',
    contactChanged: 'Vous êtes désormais le contact',
    replied: 'Nous avons répondu à votre demande de renseignements',
    turnedIntoClaim: 'Demande de garantie {{claimNo}} à partir de vos renseignements',
    completed: 'Votre demande de renseignements est terminée',
    notForUs: 'Nous ne pouvons pas vous aider',
    withdrawn: 'La demande a été retirée',
    assigned: 'Demande attribuée à vous',
    reopened: 'Demande de renseignements rouverte',
    rejected: 'Votre demande de garantie a été refusée',
    appealed: 'Refus contesté',
    firstContactLate: 'Le premier contact est en retard',
    pickUpLate: 'La prise en charge est en retard',
  },
} satisfies Texts<typeof en, 'fr'>;
