import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** The home page. */
export default {
  title: 'Service client pour modules photovoltaïques et trackers',
  headline: 'Un bon service commence par un numéro de série.',
  lead: 'Vérifiez un module, posez une question ou déposez une demande de garantie. Une personne vous répond sous 2 jours ouvrés.',
  serialLabel: 'Numéro de série du module',
  serialHelp: 'De 10 à 24 lettres et chiffres, sur l’étiquette au dos et sur le petit côté du cadre',
  check: 'Vérifier',

  askTitle: 'Poser une question',
  askText: 'Pose, fiches techniques, livraison, supervision.',
  claimTitle: 'Déposer une demande de garantie',
  claimText: 'Jusqu’à 100 000 numéros de série par demande.',
  findTitle: 'Trouver des réponses',
  findText: 'Guides de nos ingénieurs, avec fichiers à télécharger.',
  talkTitle: 'Nous contacter',
  talkText: 'Dans votre région, en neuf langues, les jours ouvrés.',
  findProvider: 'Trouver un prestataire',

  runTitle: 'Le parcours d’une demande de garantie',
  runText: 'Cinq étapes. Vous savez toujours qui doit agir, et pour quand.',
  runStart: 'Ouvrir une demande de garantie modules',
  submit: 'Envoi',
  submitWhen: 'Vous, dix minutes environ',
  submitText: 'Informations, numéros de série et photos. Les brouillons s’enregistrent automatiquement.',
  pickUp: 'Examen',
  pickUpWhen: 'Sous 2 jours ouvrés',
  pickUpText: 'Une personne désignée prend en charge votre dossier et vous contacte.',
  approved: 'Approbation',
  approvedWhen: 'Vous confirmez la solution',
  approvedText: 'Remplacement, réparation ou indemnisation, numéro de série par numéro de série.',
  complete: 'Fin du traitement',
  completeWhen: 'Avec des dates à suivre',
  completeText: 'Expédié, réparé ou payé, avec le justificatif dans le dossier.',
  survey: 'Enquête',
  surveyWhen: 'Vous, deux minutes',
  surveyText: 'Dites-nous comment cela s’est passé. Chaque note basse est lue par une personne.',
} satisfies Texts<typeof en, 'fr'>;
