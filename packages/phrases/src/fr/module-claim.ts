import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'Demande de garantie modules',
  place: 'Lieu',

  step: {
    details: 'Informations',
    shipping: 'Lieu de livraison',
    serials: 'Numéros de série',
    attachments: 'Pièces jointes',
    complete: 'Finalisation',
  },
  continueTo: {
    details: 'Continuer vers les informations',
    shipping: 'Continuer vers la livraison',
    serials: 'Continuer vers les numéros de série',
    attachments: 'Continuer vers les pièces jointes',
    complete: 'Continuer vers la relecture',
  },
  submit: 'Envoyer la demande',
  blocked: {
    noSerials: 'Ajoutez d’abord au moins un numéro de série',
    listed: 'Il manque encore des éléments ; voir la liste ci-dessus',
  },

  details: {
    whatTitle: 'Ce qui s’est passé',
    projectTitle: 'Le projet',
    answerTitle: 'Notre réponse',
  },
  shipping: {
    bookTitle: 'Dans votre carnet d’adresses',
    other: 'Autre adresse',
    otherHint: 'Saisissez-la ci-dessous ; votre carnet d’adresses reste inchangé.',
    whereTitle: 'Où livrer les remplacements',
    deliveryTitle: 'Livraison',
  },

  hint: {
    desc: 'Ce que vous constatez, depuis quand et sur combien de modules. Par exemple : points chauds sur 480 modules après la tempête du 12 mars.',
    defectDate: 'Le jour où le défaut a été constaté',
    quantity: 'Modules défectueux, par exemple 480',
    lastRequestNo: 'Si nous avons déjà traité ce sujet, par exemple MC-20260902-00003',
    projectName: 'Par exemple : Almería Norte 3',
    capacity: 'Tous les modules posés ensemble, par exemple 49900',
    projectAddress: 'Rue ou parcelle, s’il y en a une',
    bracket: 'Comment les modules sont posés',
    language: 'La langue dans laquelle nous vous écrivons',
    region: 'Si vous laissez ce champ vide, la région de votre compte s’applique',
    phone: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78',
    taxNo: '5 caractères au minimum, par exemple FR12345678901. Pas encore connu ? Saisissez 0.',
    deliverPhone: 'Qui le transporteur doit appeler, par exemple +33 6 12 34 56 78',
    deliverAddress: 'Portail, horaires, quai : ce que le transporteur doit savoir en plus de la rue',
  },

  aside: {
    needTitle: 'À préparer',
    needSerials: 'Les numéros de série, de préférence dans un tableau',
    needPhotos: 'Des photos de la face avant, de l’étiquette au dos et du défaut',
    needDate: 'Le jour où le défaut a été constaté',
    needAddress: 'Une adresse où livrer d’éventuels remplacements',
    promiseTitle: 'Notre engagement',
    promiseDays: '2 jours ouvrés',
    promiseText: 'Le service client vous contacte sous 2 jours ouvrés après l’envoi.',
  },

  copy: {
    text: 'Ceci est une copie. Les informations et les fichiers ont été repris ; le numéro, le statut et les numéros de série ne l’ont pas été.',
    empty: 'Repartir de zéro',
  },

  review: {
    lead: 'Relisez l’ensemble une dernière fois. Après l’envoi, les modifications passent par votre contact chez nous.',
    missing: 'Avant l’envoi, il manque encore',
    edit: 'Modifier',
    editPart: 'Modifier : {{part}}',
    answerIn: 'Langue de nos réponses : {{language}}.',
    serials_one: '{{number}} numéro de série.',
    serials_many: '{{number}} numéros de série.',
    serials_other: '{{number}} numéros de série.',
    warned_one: '{{number}} avec avertissement ; nous l’examinerons avec vous.',
    warned_many: '{{number}} avec avertissement ; nous les examinerons avec vous.',
    warned_other: '{{number}} avec avertissement ; nous les examinerons avec vous.',
  },

  submitted: {
    title: 'Votre demande est envoyée',
    number: 'Numéro de demande :',
    contactBy: 'Le service client vous contacte avant le',
    open: 'Ouvrir la demande',
    list: 'Mes demandes',
  },

  next: {
    title: 'La suite',
    look: 'Une personne de l’équipe modules prend la demande en charge et examine vos numéros de série et vos fichiers.',
    ask: 'S’il manque quelque chose, vous trouverez une question dans la conversation et un e-mail dans votre messagerie.',
    solution: 'Vous recevez une proposition à accepter ou à décliner : indemnisation, réparation ou remplacement.',
  },

  submitView: {
    way: 'Où en est la demande',
    copy: 'Dupliquer',
  },
} satisfies Texts<typeof en, 'fr'>;
