import type { Texts } from '../texts.ts';
import type en from '../en/tips.ts';

export default {
  askTitle: 'Demander au client : {{number}}',
  what: 'De quoi avez-vous besoin ?',
  ways: { details: 'Données de la demande', serials: 'Numéros de série', files: 'Fichiers' },
  askText: {
    details: 'Le client ne peut modifier que les champs que vous choisissez. Tout le reste demeure tel qu’il a été envoyé.',
    serials: 'Le client reçoit un e-mail et peut modifier la liste jusqu’à sa réponse. Tout le reste demeure tel qu’il a été envoyé.',
    files: 'Le client reçoit un e-mail et peut ajouter des fichiers jusqu’à sa réponse. Tout le reste demeure tel qu’il a été envoyé.',
  },
  photos: 'Photos manquantes',
  content: 'Que manque-t-il exactement ?',
  contentHint: 'Par exemple : l’étiquette de la deuxième photo est illisible',
  due: 'Nous demanderons une réponse sous 3 jours ouvrés.',
  send: { details: 'Demander des données', serials: 'Interroger sur les numéros de série', files: 'Demander des fichiers' },
  sent: {
    details: '{{number}} : données demandées',
    serials: '{{number}} : question posée sur les numéros de série',
    files: '{{number}} : fichiers demandés',
  },
  asked: { details: 'Demande des données', serials: 'Question sur les numéros de série', files: 'Demande des fichiers' },
  title: {
    details: '{{name}} a une question sur vos données',
    serials: '{{name}} a une question sur vos numéros de série',
    files: '{{name}} a besoin de fichiers de votre part',
  },
  by: 'Merci de répondre au plus tard le <time></time>',
  note: 'Votre remarque',
  noteHint: 'Par exemple : pourquoi une photo n’est pas possible',
  confirm: 'Envoyer la réponse',
  final: 'Non modifiable ensuite',
  thanks: 'Réponse envoyée',
  toTask: 'Aller à l’action requise',
  state: {
    open: 'En attente de réponse',
    confirmed: 'Réponse envoyée',
    recalled: 'Annulée',
    superseded: 'Remplacée par une plus récente',
  },
  answeredBy: 'Réponse de {{name}}',
  added: 'Nouveaux fichiers',
  removed: 'Fichiers retirés',
  recall: 'Annuler l’action requise',
  recalled: '{{number}} : action requise annulée',
  review: 'Marquer comme examinée',
  reviewed: 'Examinée',
} satisfies Texts<typeof en, 'fr'>;
