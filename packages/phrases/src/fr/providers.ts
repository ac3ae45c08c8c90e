import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'Ajouter un prestataire',
  filter: {
    search: 'Nom, ville ou e-mail',
    country: 'Siège',
  },
  column: {
    name: 'Prestataire de services',
    place: 'Lieu',
    serves: 'Pays d’intervention',
    people: 'Personnes',
  },
  disableText: 'Toutes ses personnes sont déconnectées aussitôt et ne peuvent plus se connecter avant la réactivation.',
  disableUserText: 'La déconnexion est immédiate et la connexion impossible avant la réactivation.',
  servesHint: 'Pays dans lesquels il intervient.',
  emailHint: 'Du bureau, par exemple service@company.com.',
  person: {
    none: 'Personne pour l’instant. Invitez la première personne.',
    locked: 'L’entreprise est désactivée',
    invite: 'Inviter une personne',
    inviteTitle: 'Inviter chez {{company}}',
  },
  people: 'Afficher les personnes',
  peopleOf: 'Personnes de {{name}}',
  emptyTitle: 'Aucun prestataire',
  emptyText: 'Les entreprises qui exécutent des ordres d’intervention apparaissent ici, avec leurs personnes.',
} satisfies Texts<typeof en, 'fr'>;
