import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Connexion en cours, veuillez patienter',
  noCode: 'Aucun code d’autorisation reçu',
  failed: 'La connexion n’a pas pu aboutir. Réessayez.',
  back: 'Vous allez revenir à la page de connexion dans un instant.',
  confirmTitle: 'Continuer en tant que {{name}} ?',
  confirmText: 'Une connexion a été commencée sur une autre page pour <email>{{email}}</email>. Ne continuez que s’il s’agit de vous.',
  confirmGo: 'Continuer',
  confirmStop: 'Ne pas se connecter',
  bindTitle: 'Associer votre compte',
  bindText:
    'L’authentification unifiée a réussi, mais elle n’est pas encore associée à un compte Heliodesk. Connectez-vous une fois avec votre compte de collaborateur pour les associer.',
  bindKnown:
    'L’authentification unifiée a réussi pour <email>{{email}}</email>, mais elle n’est pas encore associée à un compte Heliodesk. Connectez-vous une fois avec votre compte de collaborateur pour les associer.',
  bind: 'Associer et se connecter',
  binding: 'Association en cours',
  bindNone: 'Il n’y a rien à associer',
  bindNoneText: 'Pour associer votre compte, connectez-vous d’abord par authentification unifiée.',
  disabled: {
    title: 'Votre compte a été désactivé',
    text: 'Vous ne pouvez plus l’utiliser pour vous connecter. Adressez-vous à la personne qui gère votre accès ou contactez-nous. Votre saisie est encore sur la page : vous pouvez la copier.',
    stay: 'Rester sur la page',
    toSignIn: 'Aller à la connexion',
  },
  wait: {
    title: 'Réessayez dans <time></time>',
    text: 'Vous avez saisi plusieurs fois de suite un mot de passe erroné. Chaque nouvelle tentative double l’attente, jusqu’à 1 heure.',
  },
} satisfies Texts<typeof en, 'fr'>;
