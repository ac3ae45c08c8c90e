import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: 'Pas encore expédié',
    shipped: 'En cours de livraison',
    delivered: 'Livré',
  },
  old: {
    return: 'Ils nous sont renvoyés',
    scrap: 'Ils sont mis au rebut sur place',
  },
  numbers: 'Numéros de série : {{old}} anciens, {{new}} nouveaux, {{total}} nécessaires',
  ship: {
    action: 'Marquer comme expédié',
    of: 'Marquer comme expédié : {{name}}',
    correct: 'Corriger l’expédition',
    correctOf: 'Corriger l’expédition : {{name}}',
    save: 'Enregistrer l’expédition',
    text: 'Le client voit le jour, le transporteur et le numéro de suivi.',
    carrierHint: 'Par exemple : Maersk, DHL',
    done: 'Expédition enregistrée',
  },
  deliver: {
    action: 'Marquer comme livré',
    of: 'Marquer comme livré : {{name}}',
    text: 'Nous prévenons le client, qui peut alors télécharger la preuve de livraison. En cas d’erreur, vous pouvez corriger jusqu’à ce que la demande soit terminée.',
    proofHint: 'Un bon de livraison signé ou une photo de celui-ci',
    proofMissing: 'Déposez au moins une preuve de livraison.',
    done: 'Marqué comme livré',
  },
  correct: {
    action: 'Corriger la livraison',
    of: 'Corriger la livraison : {{name}}',
    text: 'Nous prévenons le client, qui voit alors les nouvelles données et preuves. Seul le personnel voit encore les données précédentes.',
    save: 'Enregistrer la correction',
    done: 'Livraison corrigée. Le client le voit à présent.',
    reasonHint: 'Les collègues qui voient la demande le lisent, pas le client.',
    by: 'Corrigé par <b>{{name}}</b> le <time></time>',
    before: 'Données précédentes',
    replaced: 'Preuves remplacées',
  },
  oldPieces: {
    action: 'Enregistrer les composants déposés',
    of: 'Enregistrer les composants déposés : {{name}}',
    correct: 'Corriger les composants déposés',
    correctOf: 'Corriger les composants déposés : {{name}}',
    save: 'Valider les composants déposés',
    photoHint: 'Photos des composants mis au rebut, si possible avec leur numéro de série',
    photoMissing: 'Déposez au moins une photo des composants mis au rebut.',
    noteHint: 'Par exemple : enlevés lundi par notre transporteur',
    done: 'Composants déposés enregistrés',
  },
  finish: {
    action: 'Terminer le remplacement',
    title: 'Terminer le remplacement ?',
    text: 'Ses numéros de série seront verrouillés et sa solution sera considérée comme terminée. Cette action est irréversible.',
    done: 'Remplacement terminé',
    finished: 'Remplacement terminé le {{day}}',
  },
  missing: {
    nothingPlanned: 'Des dates de livraison sont déjà fixées.',
    noOpenTask: 'L’action requise du client est encore ouverte.',
    allDelivered: 'Tout n’a pas encore été livré.',
    oldPiecesRecorded: 'Certains composants déposés ne sont pas encore enregistrés.',
    serialsComplete: 'Des numéros de série manquent ou sont incorrects.',
    serialsNotAsked: 'Le client a encore une action requise ouverte sur les numéros de série.',
  },
} satisfies Texts<typeof en, 'fr'>;
