import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Vous agissez pour <b>{{person}}</b> (<b>{{company}}</b>).',
  marked: 'Tout ce que vous envoyez porte la mention « Déposé par {{name}} » et est journalisé.',
  actingLabel: 'Action pour un client',
  stop: 'Arrêter',
  chooseTitle: 'Choisir un client',
  chooseNote: 'Le client pour lequel vous agissez',
  claimTitle: 'Demande de garantie pour un client',
  search: 'Entreprise, nom, e-mail ou numéro de TVA',
  type: {
    label: 'Type de client',
    portal: 'Portail',
    rts: 'RTS',
  },
  column: {
    country: 'Pays',
    act: 'Action',
  },
  actFor: 'Créer une demande',
  actForNamed: 'Créer une demande pour {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Contact désactivé',
    accountDisabled: 'Entreprise désactivée',
    notActivated: 'Pas encore activé',
  },
  blockedTitle: 'Vous ne pouvez pas agir pour {{person}} pour le moment',
  blocked: {
    contactDisabled: 'Ce contact est désactivé. Choisissez un autre contact de l’entreprise {{company}} ou faites-le réactiver.',
    accountDisabled: '{{company}} est désactivée. Un superviseur peut la réactiver.',
    notActivated:
      'Le lien d’activation n’a pas encore été utilisé. Demandez au client de l’utiliser, ou à un superviseur d’activer le compte.',
  },
  chooseOther: 'Choisir un autre client',
  emptyText: 'Les clients qui s’inscrivent ou que vous ajoutez apparaîtront ici.',
  view: {
    label: 'Affichage',
    customers: 'Clients',
    drafts: 'Brouillons',
    known: 'Client existant',
    new: 'Nouveau client',
  },
  newCustomer: 'Ajouter un nouveau client',
  kind: {
    title: 'Que déposez-vous pour {{person}} ?',
    begin: 'Commencer',
    otherTeam: 'Une autre équipe dépose ces demandes.',
  },
  drafts: {
    title: 'Brouillons commencés pour des clients',
    whose: 'Brouillons affichés',
    all: 'De mon équipe',
    mine: 'Les miens',
    creator: 'Commencé par',
    emptyTitle: 'Aucun brouillon pour un client',
    emptyText:
      'Les brouillons que vous commencez pour un client sont enregistrés ici jusqu’à l’envoi. Vos collègues et le client peuvent les poursuivre.',
  },
  new: {
    text: 'Pour les clients qui ne se connectent pas au portail. Nous les joignons par e-mail, par téléphone et via leur propre système.',
    company: 'Entreprise',
    contact: 'Contact',
    role: 'Rôle dans les projets',
    languageHint: 'Nous leur écrirons dans cette langue.',
    submit: 'Ajouter et continuer',
  },
  duplicates: {
    title: 'Est-ce l’un de ces clients ?',
    text: 'Ils ont le même numéro de TVA ou la même adresse e-mail.',
    another: 'Non, ajouter un autre client',
    back: 'Retour au formulaire',
  },
  filedBy: 'Déposé par <b>{{by}}</b> pour <b>{{person}}</b>',
  submitted: {
    told: 'Déposé pour {{person}} ({{company}}). Nous enverrons l’accusé de réception à {{email}}.',
    case: 'Ouvrir le dossier',
    another: 'Agir pour un autre client',
  },
} satisfies Texts<typeof en, 'fr'>;
