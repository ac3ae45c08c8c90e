import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** The authenticity check of modules. */
export default {
  title: 'Ce module est-il authentique ?',
  lead: 'Chaque module que nous fabriquons figure dans notre registre. Vous aurez la réponse en une seconde.',
  serialLabel: 'Numéro de série du module',
  serialHelp: 'De 10 à 24 lettres et chiffres. Les espaces et les minuscules sont acceptés.',
  check: 'Vérifier',
  checking: 'Vérification en cours',

  genuine: 'Authentique',
  genuineText: 'Nous avons fabriqué ce module, et son numéro figure dans notre registre.',
  notFound: 'Introuvable',
  notFoundText: '<sn>{{sn}}</sn> ne figure pas dans notre registre.',
  serialNumber: 'Numéro de série',
  moduleType: 'Type de module',
  grade: 'Classe de qualité',
  queryTime: 'Date et heure de la vérification',
  region: 'Zone de garantie',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Connectez-vous</link> pour connaître la fin de la garantie.',
  productWarranty: 'Garantie produit',
  performanceWarranty: 'Garantie de performance',
  ends_one: 'Jusqu’au {{date}}, encore {{count}} an',
  ends_many: 'Jusqu’au {{date}}, encore {{count}} d’ans',
  ends_other: 'Jusqu’au {{date}}, encore {{count}} ans',
  endsSoon: 'Jusqu’au {{date}}, encore moins d’un an',
  ended: 'Expirée le {{date}}',
  claim: 'Déposer une demande de garantie',
  register: 'Enregistrer la garantie',
  passport: 'Voir tout ce que nous savons de ce module',

  doubtful_one: 'Un caractère prête à confusion',
  doubtful_many: '{{count}} de caractères prêtent à confusion',
  doubtful_other: '{{count}} caractères prêtent à confusion',
  doubtfulText:
    'Les lettres I, O, S, B et Z sont souvent confondues avec les chiffres 1, 0, 5, 8 et 2. Comparez les caractères marqués avec l’étiquette.',
  doubtfulSpoken: '{{letters}} ; à vérifier : {{doubtful}}',
  checkOther: 'Vérifier <sn>{{sn}}</sn>',
  rightNumber:
    '<b>Le numéro est-il exact ?</b> Le module est peut-être plus ancien que notre registre, ou n’est pas de notre fabrication. Envoyez-nous une photo de l’étiquette : nous répondrons sous 2 jours ouvrés.',
  sendEnquiry: 'Envoyer une demande de renseignements',

  captchaWhy: '<b>Vous avez vérifié 10 numéros aujourd’hui.</b> Saisissez les caractères pour continuer.',

  whereTitle: 'Où se trouve le numéro',
  whereText: 'Il figure à deux endroits sur chaque module, et les deux numéros doivent être identiques.',
  labelTitle: 'Sur l’étiquette au dos',
  labelText: 'Dans le coin supérieur, au-dessus des boîtes de jonction : type, puissance, et le numéro sous le code-barres.',
  frameTitle: 'Sur le petit côté du cadre',
  frameText: 'Lisible même quand le module est posé. Une photo prise depuis une échelle suffit.',
  manyTitle: 'Beaucoup de numéros à vérifier ?',
  manyText:
    'Envoyez une feuille de calcul de 100 000 numéros au maximum dans une demande ou un enregistrement de garantie : nous vérifierons chacun d’eux.',
  startClaim: 'Ouvrir une demande de garantie modules',
} satisfies Texts<typeof en, 'fr'>;
