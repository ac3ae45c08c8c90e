import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Vous agissez pour <b>{{company}}</b>, en tant que <b>{{person}}</b>.',
  marked: 'Ce que vous envoyez porte la mention « saisi par {{name}} » et est consigné.',
  actingLabel: 'Action pour un client',
  stop: 'Ne plus agir pour ce client',
  chooseTitle: 'Choisir un client',
  chooseNote: 'pour qui vous agissez',
  claimTitle: 'Demande de garantie pour un client',
  search: 'Entreprise, nom, e-mail ou numéro de TVA',
  type: {
    label: 'Type de client',
    portal: 'Portail',
    rts: 'RTS',
  },
  column: {
    country: 'Pays',
    act: 'Agir',
  },
  actFor: 'Agir pour',
  actForNamed: 'Agir pour {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Contact désactivé',
    accountDisabled: 'Entreprise désactivée',
    notActivated: 'Pas encore activé',
  },
  blockedTitle: 'Vous ne pouvez pas agir pour {{person}} pour le moment',
  blocked: {
    contactDisabled: 'Ce contact est désactivé. Choisissez un autre contact de {{company}} ou faites-le réactiver.',
    accountDisabled: '{{company}} est désactivée. Un responsable d’équipe peut la réactiver.',
    notActivated:
      'Le lien d’activation n’a pas encore été utilisé. Demandez au client de l’utiliser ; un responsable d’équipe peut aider à l’activation.',
  },
  chooseOther: 'Choisir un autre client',
  emptyText: 'Les clients qui s’inscrivent apparaissent ici, ainsi que ceux que vous saisissez.',
  view: {
    label: 'Affichage',
    customers: 'Clients',
    drafts: 'Brouillons commencés',
    known: 'Client connu',
    new: 'Nouveau client',
  },
  newCustomer: 'Saisir un nouveau client',
  kind: {
    title: 'Que déposez-vous pour {{person}} ?',
    begin: 'Commencer',
    prepared: 'Ce type est en préparation. D’ici là, notez l’appel.',
    otherTeam: 'Une autre équipe s’en charge.',
  },
  drafts: {
    title: 'Brouillons commencés pour des clients',
    whose: 'Brouillons de qui',
    all: 'De l’équipe',
    mine: 'De moi',
    creator: 'Commencé par',
    emptyTitle: 'Aucun brouillon pour un client',
    emptyText: 'Ce que vous commencez pour un client est enregistré ici jusqu’à l’envoi. Vos collègues et le client peuvent le poursuivre.',
  },
  new: {
    text: 'Un client sans accès au portail. Il reçoit des e-mails et est joignable par téléphone et dans son propre système.',
    company: 'L’entreprise',
    contact: 'Le contact',
    role: 'Rôle dans les projets',
    languageHint: 'Dans laquelle nous leur écrivons',
    submit: 'Saisir et continuer',
  },
  duplicates: {
    title: 'Est-ce l’un de ces clients ?',
    text: 'Ils ont le même numéro de TVA ou la même adresse e-mail.',
    another: 'Non, saisir un autre client',
    back: 'Retour au formulaire',
  },
  filedBy: 'Déposé par <b>{{by}}</b> pour <b>{{person}}</b>',
  submitted: {
    told: 'Déposé pour {{person}} ({{company}}). L’accusé de réception part par e-mail à {{email}}.',
    case: 'Ouvrir le dossier',
    another: 'Agir pour un autre client',
  },
} satisfies Texts<typeof en, 'fr'>;
