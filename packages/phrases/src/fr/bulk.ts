import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: 'Demander des fichiers',
  remind: 'Relancer',
  askTitle_one: 'Demander des fichiers pour {{count}} demande',
  askTitle_many: 'Demander des fichiers pour {{count}} de demandes',
  askTitle_other: 'Demander des fichiers pour {{count}} demandes',
  askText: 'Les actions requises déjà traitées restent telles quelles.',
  filesText:
    'Merci d’ajouter les photos qui manquent encore afin que nous puissions poursuivre le traitement de votre demande. Veillez à ce qu’elles soient nettes et que les étiquettes soient lisibles.',
  inOwnLanguage: 'Si vous ne le modifiez pas, chaque client reçoit ce texte dans sa langue : {{languages}}',
  sameForAll: 'Chaque client reçoit exactement ce texte. Langues des clients : {{languages}}',
  languageOf: '{{language}} ({{number}})',
  nothingAsked: 'Choisissez les photos nécessaires ou indiquez ce qui manque',
  remindTitle_one: 'Relancer le client pour {{count}} demande',
  remindTitle_many: 'Relancer les clients pour {{count}} de demandes',
  remindTitle_other: 'Relancer les clients pour {{count}} demandes',
  remindText: 'Pour chaque demande, le client reçoit un e-mail avec tout ce qui attend sa réponse.',
  remindConfirm: 'Envoyer les relances',
  leftOut: 'Impossible pour celles-ci, elles seront ignorées :',
  title: {
    assign: 'Attribution à {{name}}',
    askFiles: 'Demande de fichiers',
    remind: 'Envoi des relances',
  },
  summary: 'Effectuées : {{done}}, non effectuées : {{left}}',
  background: 'Vous pouvez fermer cette fenêtre. La cloche indique l’avancement.',
  stop: 'Annuler le reste',
  stopped: 'Arrêté. Ce qui est fait reste fait.',
  result: {
    asked: 'Fichiers demandés',
    reminded: 'Client relancé',
    movedBy: '{{name}} l’a modifiée le <time></time>',
    moved: 'Modifiée entre-temps',
    missing: 'Cette demande n’existe pas',
    cancelled: 'Non effectuée',
    unknown: 'Demande inconnue',
  },
  work: {
    assign: 'Attribution des demandes',
    askFiles: 'Demande de fichiers aux clients',
    remind: 'Relance des clients',
  },
  ended: {
    assign: 'Demandes attribuées',
    askFiles: 'Fichiers demandés aux clients',
    remind: 'Clients relancés',
  },
  assignedTo: 'Demandes attribuées à {{name}}',
  nothingDone: 'Aucune demande n’a été traitée',
} satisfies Texts<typeof en, 'fr'>;
