import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Authentification unifiée de la démo',
  intro: 'Dans une installation réelle, le fournisseur d’identité de l’entreprise se trouve ici. Choisissez qui vous voulez être.',
  unknown: 'pas encore connu du portail',
  cancel: 'Annuler',
  failed: 'Cette connexion ne peut pas continuer',
  failedText: 'Elle a attendu trop longtemps ou a été commencée dans un autre navigateur.',
  back: 'Retour à la connexion',
} satisfies Texts<typeof en, 'fr'>;
