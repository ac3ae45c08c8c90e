import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: 'Fichiers',
  list: 'Fichiers de cette demande',
  limits: '{{each}} Mo au maximum par fichier, {{total}} Mo au total',
  sum_one: '{{files}} sur {{most}} fichiers, {{used}} sur {{total}} Mo',
  sum_many: '{{files}} sur {{most}} fichiers, {{used}} sur {{total}} Mo',
  sum_other: '{{files}} sur {{most}} fichiers, {{used}} sur {{total}} Mo',
  hint: 'Images, PDF, fichiers Office, texte, ZIP ou vidéo',
  scaled: 'Avant l’envoi, les images sont réduites et leur lieu de prise de vue est supprimé.',
  none: 'Aucun fichier',
  origin: {
    request: 'Envoyé avec la demande',
    message: 'Issu de la conversation',
    note: 'Note interne, réservée à l’équipe',
  },
  show: 'Afficher {{name}}',
  download: 'Télécharger {{name}}',
  describe: 'Description de {{name}}',
  describeHint: 'Que voit-on ? Par exemple : étiquette au dos, module 14',
  remove: 'Supprimer {{name}}',
  removeTitle: 'Supprimer ce fichier ?',
  removeText: '{{name}} sera définitivement supprimé.',
  removeConfirm: 'Supprimer le fichier',
  previewFailed: 'Ce fichier n’a pas pu être affiché. Téléchargez-le.',
} satisfies Texts<typeof en, 'fr'>;
