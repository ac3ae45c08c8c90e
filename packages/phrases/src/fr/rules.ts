import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule of the contract. */
export default {
  required: 'Champ obligatoire : {{field}}',
  invalid: 'Valeur non valide : {{field}}',
  unknownField: 'Champ inconnu : {{fields}}',
  tooLong: '{{field}} : {{max}} caractères au maximum',
  tooShort: '{{field}} : {{min}} caractères au minimum',
  tooMany: '{{field}} : {{max}} entrées au maximum',
  tooBig: '{{field}} : {{max}} au maximum',
  tooSmall: '{{field}} : {{min}} au minimum',
  greaterThan: '{{field}} : la valeur doit être supérieure à {{min}}',
  decimal: '{{field}} : un nombre avec {{decimals}} décimales au maximum, après un point, par exemple 12.5',
  emailTaken: 'Cette adresse e-mail est déjà connue ici',
  email: 'Saisissez une adresse e-mail complète, par exemple nom@entreprise.fr',
  phone: 'Saisissez le numéro avec l’indicatif du pays, par exemple +33 6 12 34 56 78',
  password: 'Lettres et chiffres uniquement, au moins un de chaque',
  passwordCommon: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
  passwordIsName: 'Le mot de passe ne doit pas être le nom figurant dans l’adresse e-mail',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  passwordUnreadable: 'Le mot de passe n’a pas pu être lu. Saisissez-le à nouveau.',
  taxNo: '{{min}} caractères au minimum, par exemple FR12345678901. Pas encore connu ? Saisissez 0.',
  swift: '11 lettres et chiffres, dont six lettres au début, par exemple BNPAFRPPXXX',
  iban: 'Le numéro de compte ne correspond pas au pays de l’agence. Vérifiez chaque chiffre.',
  branchCountry: 'Deux lettres, identiques aux lettres 5 et 6 du code SWIFT, par exemple FR',
  privacyPolicy: 'Acceptez la politique de confidentialité pour continuer',
  pageSize: 'Choisissez 10, 20, 30 ou 50 lignes',
  captcha: 'Les caractères ne correspondent pas à l’image. Essayez avec la nouvelle.',
  wrongOwner: 'Cette personne ne peut pas suivre les demandes de ce type',
  pageTooDeep: 'Seules les {{max}} premières lignes peuvent être parcourues. Affinez la liste avec un filtre.',
  dateInFuture: '{{field}} : la date ne doit pas être dans le futur',
} satisfies Texts<typeof en, 'fr'>;
