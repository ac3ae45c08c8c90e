import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Authentification unifiée de la démo',
  intro: 'Dans une installation réelle, le fournisseur d’identité de votre entreprise s’affiche ici. Choisissez le compte à utiliser.',
  unknown: 'nouveau sur le portail',
  cancel: 'Annuler',
  failed: 'Impossible de terminer cette connexion',
  failedText: 'Elle a pris trop de temps ou a été commencée dans un autre navigateur.',
  back: 'Retour à la connexion',
} satisfies Texts<typeof en, 'fr'>;
