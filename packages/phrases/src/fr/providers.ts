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
  disableText:
    'Toutes les personnes de cette entreprise seront immédiatement déconnectées et ne pourront plus se connecter avant sa réactivation.',
  disableUserText: 'La personne sera immédiatement déconnectée et ne pourra plus se connecter avant sa réactivation.',
  servesHint: 'Pays dans lesquels le prestataire intervient',
  emailHint: 'L’adresse du bureau, par exemple service@entreprise.fr',
  person: {
    none: 'Personne pour le moment. Invitez la première personne.',
    locked: 'L’entreprise est désactivée',
    invite: 'Inviter une personne',
    inviteTitle: 'Inviter une personne chez {{company}}',
  },
  people: 'Afficher les personnes',
  peopleOf: 'Personnes : {{name}}',
  emptyTitle: 'Aucun prestataire de services pour le moment',
  emptyText: 'Les entreprises qui exécutent des ordres d’intervention apparaîtront ici, avec leurs membres.',
} satisfies Texts<typeof en, 'fr'>;
