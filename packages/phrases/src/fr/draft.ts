import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Titre, composé à partir de vos réponses',
    typed: 'Titre, modifié par vous',
    reset: 'Réinitialiser',
    hint: 'Il vous permet, ainsi qu’à notre équipe, de retrouver la demande.',
    count: '{{number}} caractères sur {{max}}',
    change: 'Modifier',
    soon: 'S’affiche dès vos premières réponses',
  },
  step: {
    attachments: 'Fichiers',
    complete: 'Vérification',
  },
  continueTo: {
    attachments: 'Continuer vers les fichiers',
    complete: 'Continuer vers la vérification',
  },
  foot: {
    missing: 'Il manque encore : <links></links>. Vous pourrez compléter plus tard.',
    missingMany_one: 'Il manque {{number}} réponse. Vous pourrez la donner plus tard.',
    missingMany_many: 'Il manque {{number}} de réponses. Vous pourrez les donner plus tard.',
    missingMany_other: 'Il manque {{number}} réponses. Vous pourrez les donner plus tard.',
    toFix: 'Avant l’envoi : <links></links>',
    toFixMany_one: 'Il reste {{number}} point à compléter avant l’envoi',
    toFixMany_many: 'Il reste {{number}} de points à compléter avant l’envoi',
    toFixMany_other: 'Il reste {{number}} points à compléter avant l’envoi',
    mendLater: 'Vous pouvez continuer et corriger lors de la vérification',
  },
  answerTitle: 'Notre réponse',
  answerHint: 'La langue dans laquelle nous vous écrivons',
  promise: {
    title: 'Notre engagement',
    days: '2 jours ouvrés',
    text: 'Le service client vous contacte sous 2 jours ouvrés après l’envoi.',
  },
  startEmpty: 'Repartir de zéro',
  review: {
    ready: 'Tout y est. Après l’envoi, vous pourrez encore ajouter des messages et des fichiers.',
    open: 'Il manque encore quelque chose. Vous pouvez presque tout compléter ici.',
    before: 'Avant l’envoi',
    missing: 'À compléter',
    missingCount: 'À compléter : {{number}}',
    allGiven: 'Toutes les réponses obligatoires sont là',
    save: 'Enregistrer',
    saveOf: 'Enregistrer : {{field}}',
    edit: 'Modifier',
    editPart: 'Modifier : {{part}}',
    answerIn: 'Langue de nos réponses : {{language}}.',
  },
  submitted: {
    number: 'Numéro de demande :',
    contactBy: 'Le service client vous contacte avant le',
    list: 'Mes demandes',
    heading: 'Nous vous contacterons au plus tard le {{day}}',
    copy: 'Copier',
    sent: 'Ce que vous avez envoyé',
  },
  next: {
    title: 'La suite',
    ask: 'S’il manque quelque chose, vous trouverez une question dans la conversation et un e-mail dans votre messagerie.',
  },
  timeline: 'Où en est la demande',
  choose: {
    title_one: 'Vous avez un brouillon en cours',
    title_many: 'Vous avez {{number}} brouillons en cours',
    title_other: 'Vous avez {{number}} brouillons en cours',
    text: 'Reprenez où vous en étiez ou commencez une nouvelle demande. Dans les deux cas, rien n’est perdu.',
    startClaim: 'Commencer une nouvelle demande de garantie',
    startEnquiry: 'Poser une nouvelle question',
    continueAt: 'Continuer à l’étape {{step}}',
    at: 'étape {{step}} : {{title}}',
    all: 'Afficher tous les brouillons',
  },
} satisfies Texts<typeof en, 'fr'>;
