import type en from '../en/sheet.ts';
import type { Texts } from '../texts.ts';

/** Spreadsheets of serial numbers: headers, verdicts, reasons, and the words of the template. The headers are also read from uploads. */
export default {
  'header.row': 'Ligne',
  'header.sn': 'Numéro de série',
  'header.moduleType': 'Type de module',
  'header.power': 'Puissance (W)',
  'header.verdict': 'Résultat',
  'header.detail': 'Remarque',
  'name.serials': 'Numéros de série',
  'name.howTo': 'Comment remplir',
  'file.template': 'modele-numeros-de-serie',
  'file.export': 'numeros-de-serie',
  'file.verdicts': 'numeros-de-serie-avec-resultats',
  'howTo.1': 'Un module par ligne, 100 000 lignes au maximum. Conservez la première ligne avec les en-têtes.',
  'howTo.2': 'Un numéro de série compte de 10 à 24 lettres et chiffres. Il figure sur l’étiquette au dos et sur le petit côté du cadre.',
  'howTo.3': 'Le type de module et la puissance peuvent rester vides. Nous les compléterons à partir de notre registre.',
  'howTo.4': 'Laissez la colonne des numéros de série au format texte, pour que le logiciel ne modifie pas les numéros longs.',
  'verdict.ok': 'Valide',
  'verdict.unknown': 'Absent de notre registre',
  'verdict.replacedBefore': 'Déjà remplacé ou indemnisé',
  'verdict.inOtherClaim': 'Dans une autre demande en cours',
  'verdict.outOfWarranty': 'Hors garantie à la date d’apparition du défaut',
  'verdict.otherType': 'Autre type de module dans notre registre',
  'verdict.otherPower': 'Autre puissance dans notre registre',
  'verdict.otherRegion': 'Vendu dans une autre région',
  'leftOut.duplicateInFile': 'Écarté : en double dans ce fichier, d’abord à la ligne {{row}}',
  'leftOut.alreadyInClaim': 'Écarté : déjà dans cette demande',
  'leftOut.malformed': 'Écarté : doit comporter de 10 à 24 lettres et chiffres',
  'leftOut.numberUnreadable':
    'Écarté : la feuille de calcul a arrondi ce numéro. Mettez la colonne au format texte et saisissez-le à nouveau.',
  'leftOut.formulaWithoutValue': 'Écarté : la cellule contient une formule sans résultat',
  'leftOut.overLimit': 'Écarté : au-delà de la limite de la demande',
} satisfies Texts<typeof en, 'fr'>;
