import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Votre demande',
  check: 'Vérifiez votre demande',
  submit: 'Envoyer la demande',
  copied: 'Ceci est une copie : mêmes informations et mêmes fichiers, mais un nouveau numéro, un nouveau statut et aucun numéro de série.',
  submitted: 'Votre demande a été envoyée',
  open: 'Ouvrir la demande',
  startedFor: '<b>{{by}}</b>, de notre service client, a commencé cette demande pour vous. Vérifiez-la, complétez-la et envoyez-la.',
  end: 'Vous recevrez notre réponse dans la conversation, où vous pourrez aussi poser d’autres questions.',
  hint: {
    desc: 'Ce que vous constatez, depuis quand et ce que vous souhaitez savoir',
    phone: 'Uniquement si vous souhaitez un appel. Avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
    address: 'Uniquement si votre question dépend du lieu',
  },
  serial: {
    looking: 'Consultation de notre registre',
    genuine: 'Authentique',
    warranty: 'Garantie produit jusqu’au <day>{{day}}</day>',
    warrantyEnded: 'La garantie produit a pris fin le <day>{{day}}</day>',
    unknown: 'Ce numéro ne figure pas dans notre registre. Comparez-le avec l’étiquette. Vous pouvez tout de même envoyer la demande.',
  },
  module: {
    product: 'Type de module, par exemple HD-M72 575 W',
    serial: 'S’il s’agit d’un seul module, par exemple HD7226W14A018842',
    look: 'Une personne de l’équipe modules examinera votre question et vos fichiers.',
    title: 'Renseignements modules pour un client',
    atDesk: 'Renseignements modules dans la liste',
    otherTeamTitle: 'Une autre équipe traite les demandes de renseignements modules',
    otherTeamText: 'Votre équipe traite les demandes trackers. Vous les trouverez dans la liste des demandes.',
  },
  tracker: {
    product: 'Tracker ou pièce, par exemple contrôleur du tracker',
    serial: 'S’il s’agit d’une seule pièce : le numéro de sa plaque signalétique',
    look: 'Une personne de l’équipe trackers examinera votre question et vos fichiers.',
    title: 'Renseignements trackers pour un client',
    atDesk: 'Renseignements trackers dans la liste',
    otherTeamTitle: 'Une autre équipe traite les demandes de renseignements trackers',
    otherTeamText: 'Votre équipe traite les demandes modules. Vous les trouverez dans la liste des demandes.',
  },
} satisfies Texts<typeof en, 'fr'>;
