import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: 'Inviter',
  teams: 'Équipes',
  filter: {
    search: 'Nom ou e-mail',
    role: 'Rôle',
  },
  you: 'Vous',
  ownLocked: 'Vous ne pouvez pas vous désactiver vous-même. Un autre administrateur le peut.',
  noTeam: 'Aucune équipe',
  menu: 'Actions de {{name}}',
  action: {
    inviteAgain: 'Renvoyer l’invitation',
    endSessions: 'Déconnecter partout',
    unbind: 'Dissocier de l’authentification unifiée',
  },
  form: {
    inviteTitle: 'Inviter un utilisateur du centre d’appels',
    emailHint: 'Le lien pour choisir un mot de passe y est envoyé. L’adresse d’un client n’est pas possible.',
    languageHint: 'L’invitation est rédigée dans cette langue.',
    rolesHint: 'Plusieurs sont possibles ; ils valent aussitôt.',
  },
  done: {
    sessions: '{{name}} : toutes les sessions sont fermées',
    unbound: '{{name}} : dissocié de l’authentification unifiée',
  },
  endSessions: {
    title: 'Déconnecter {{name}} partout ?',
    text: 'Ce qui n’y est pas enregistré est perdu. Une nouvelle connexion est possible aussitôt.',
  },
  unbind: {
    title: 'Dissocier {{name}} de l’authentification unifiée ?',
    text: 'Toutes ses sessions sont fermées. À la prochaine connexion, le lien est rétabli : par son adresse si le fournisseur l’a vérifiée, sinon avec son mot de passe.',
  },
  disable: {
    text: 'Toutes ses sessions se ferment aussitôt et la connexion n’est plus possible avant une réactivation. Ce qui a été fait reste consigné.',
    what: 'Que deviennent les dossiers ouverts',
    toColleague: 'Confier à un collègue',
    toUnassigned: 'Remettre parmi les non attribués',
    colleague: 'Collègue',
    noColleague: 'Personne ne peut tous les suivre',
    reasonHint: 'Consigné dans le journal et les dossiers, par exemple : a quitté l’entreprise.',
    cases_one: '{{name}} a {{number}} dossier ouvert.',
    cases_many: '{{name}} a {{number}} de dossiers ouverts.',
    cases_other: '{{name}} a {{number}} dossiers ouverts.',
    load_one: '{{count}} ouvert',
    load_many: '{{count}} ouverts',
    load_other: '{{count}} ouverts',
  },
  team: {
    title: 'Équipes du centre d’appels',
    name: 'Nom de l’équipe',
    add: 'Ajouter',
    added: 'Équipe ajoutée',
    rename: 'Renommer {{name}}',
    renamed: 'Équipe renommée',
    remove: 'Supprimer {{name}}',
    removeTitle: 'Supprimer l’équipe {{name}} ?',
    removeText: 'Ses membres restent, sans équipe.',
    removeConfirm: 'Supprimer l’équipe',
    removed: 'Équipe supprimée',
    emptyTitle: 'Aucune équipe',
    emptyText: 'Les équipes disent qui travaille ensemble. Elles figurent dans la liste et comme filtre.',
    members_one: '{{count}} personne',
    members_many: '{{count}} de personnes',
    members_other: '{{count}} personnes',
  },
  emptyTitle: 'Aucun utilisateur du centre d’appels',
  emptyText: 'Les personnes que vous invitez apparaissent ici.',
} satisfies Texts<typeof en, 'fr'>;
