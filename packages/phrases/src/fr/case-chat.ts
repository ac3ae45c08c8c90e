import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'Conversation',
  messages: 'Messages',
  filter: { label: 'Filtrer les messages', all: 'Tous', public: 'Publics', internal: 'Internes' },
  sender: { you: 'Vous', oppositeParty: 'Autre partie', client: 'Client', customerService: 'Service client', system: 'Heliodesk' },
  system: {
    submitted: 'La demande <no>{{requestNo}}</no> a été envoyée. Nous vous contacterons au plus tard le {{due}}.',
    pickedUp: '{{name}} suit cette demande',
    ownerChanged: '{{name}} suit désormais cette demande',
    contactChanged: '{{name}} est désormais le contact pour cette demande',
    withdrawn: 'La demande a été retirée : {{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: 'La demande <no>{{requestNo}}</no> a été envoyée. Premier contact promis au plus tard le {{due}}.',
  },
  internalNote: 'Note interne',
  empty: 'Aucun message pour le moment. Écrivez le premier ci-dessous.',
  emptyInternal: 'Aucune note interne pour le moment.',
  older: 'Messages précédents',
  unread: 'Nouveaux messages',
  jump_one: '{{count}} nouveau message',
  jump_many: '{{count}} de nouveaux messages',
  jump_other: '{{count}} nouveaux messages',
  announced: '{{name}} : {{text}}',
  recalledByYou: 'Vous avez annulé l’envoi d’un message',
  recalledBy: '{{name}} a annulé l’envoi d’un message',
  recall: 'Annuler l’envoi',
  recallMessage: 'Annuler l’envoi de votre message de {{time}}',
  typing: '{{names}} est en train d’écrire',
  typingMany: '{{names}} sont en train d’écrire',
  read: 'Lu',
  sent: 'Envoyé',
  notDelivered: 'Non remis',
  sending: 'Envoi en cours',
  notSent: 'Non envoyé.',
  waits: 'Pas encore envoyé. Le message partira dès votre retour en ligne.',

  asked: 'a demandé',
  question: {
    title: '{{name}} vous a posé une question',
    answer: 'Votre réponse',
    hint: '{{name}} la recevra immédiatement',
    saved: 'Enregistré au fil de la saisie',
    send: 'Envoyer la réponse',
  },
  reply: {
    label: 'Message',
    noteLabel: 'Note interne',
    toCustomer: 'Écrire au client',
    toService: 'Écrire au service client',
    to: 'Écrire à {{name}}',
    note: 'Écrire une note visible de vos collègues uniquement',
    kind: 'Type de message',
    publicReply: 'Réponse',
    internal: 'Note interne',
    needsAnswer: 'Attend une réponse',
    attach: 'Joindre des fichiers',
    send: 'Envoyer',
    save: 'Enregistrer la note',
    hint: 'Ctrl + Entrée pour envoyer',
    tooLong: 'Caractères en trop : {{count}}',
    remove: 'Retirer {{name}}',
    closed: 'Cette conversation est clôturée.',
  },

  file: {
    preview: 'Aperçu de {{name}}',
    download: 'Télécharger {{name}}',
  },

  lost: {
    text: 'Connexion perdue. Reconnexion en cours…',
    offline: 'Vous êtes hors ligne. Vos messages partiront dès votre retour en ligne.',
  },
} satisfies Texts<typeof en, 'fr'>;
