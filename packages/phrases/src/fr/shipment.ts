import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
  addresses: 'Adresses de livraison',
  given: 'Avec adresse : {{given}} sur {{total}}',
  without: 'Sans adresse : {{number}}',
  tooMany: 'En trop : {{number}}',
  notYet: 'Les adresses doivent d’abord totaliser toutes les pièces.',
  untitled: 'Adresse {{number}}',
  piecesOf: '{{name}} : quantité',
  putRest: 'Ajouter les {{number}} restantes',
  add: 'Ajouter une adresse',
  edit: 'Modifier l’adresse',
  editOf: 'Modifier {{name}}',
  save: 'Enregistrer l’adresse',
  remove: 'Retirer l’adresse',
  removeOf: 'Retirer {{name}}',
  removeTitle: 'Supprimer {{name}} ?',
  removeText: 'Ses pièces devront alors avoir une autre adresse.',
  fromBook: 'Depuis votre carnet d’adresses',
  chooseAddress: 'Choisissez une adresse',
  noteHint: 'Pour la livraison, par exemple : sonner au portail 2',
  submit: 'Envoyer les adresses',
  submitted: 'Adresses envoyées',
  stale: 'Une personne de votre entreprise vient de modifier les adresses. Vérifiez-les encore une fois, puis envoyez-les.',
} satisfies Texts<typeof en, 'fr'>;
