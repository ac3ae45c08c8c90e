import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Composé à partir de vos réponses. Il vous permet, ainsi qu’à notre équipe, de retrouver la demande.',
    typed: 'Saisi par vous. Réinitialisez-le pour qu’il soit de nouveau composé à partir de vos réponses.',
    reset: 'Réinitialiser',
  },
  step: {
    attachments: 'Pièces jointes',
    complete: 'Finalisation',
  },
  continueTo: {
    attachments: 'Continuer vers les pièces jointes',
    complete: 'Continuer vers la relecture',
  },
  blocked: 'Il manque encore des éléments ; voir la liste ci-dessus',
  answerTitle: 'Notre réponse',
  answerHint: 'La langue dans laquelle nous vous écrivons',
  promise: {
    title: 'Notre engagement',
    days: '2 jours ouvrés',
    text: 'Le service client vous contacte sous 2 jours ouvrés après l’envoi.',
  },
  startEmpty: 'Repartir de zéro',
  review: {
    lead: 'Relisez l’ensemble une dernière fois. Après l’envoi, les modifications passent par votre contact chez nous.',
    missing: 'Avant l’envoi, il manque encore',
    edit: 'Modifier',
    editPart: 'Modifier : {{part}}',
    answerIn: 'Langue de nos réponses : {{language}}.',
  },
  submitted: {
    number: 'Numéro de demande :',
    contactBy: 'Le service client vous contacte avant le',
    list: 'Mes demandes',
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
