import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Connexion en cours, veuillez patienter',
  noCode: 'Aucun code d’autorisation reçu',
  failed: 'Impossible d’obtenir le jeton.',
  back: 'Vous allez revenir à la page de connexion.',
  confirmTitle: 'Continuer en tant que {{name}} ?',
  confirmText: 'Une connexion a été commencée sur une autre page pour <email>{{email}}</email>. Ne continuez que s’il s’agit de vous.',
  confirmGo: 'Continuer',
  confirmStop: 'Ne pas se connecter',
  bindTitle: 'Associer votre compte',
  bindText:
    'L’authentification unifiée vous connaît, mais nous ne savons pas encore qui vous êtes ici. Saisissez une fois vos identifiants de collaborateur. Ensuite, le bouton suffira.',
  bindKnown:
    'L’authentification unifiée vous connaît en tant que <email>{{email}}</email>, mais nous ne savons pas encore qui vous êtes ici. Saisissez une fois vos identifiants de collaborateur. Ensuite, le bouton suffira.',
  bind: 'Associer et se connecter',
  binding: 'Association en cours',
  bindNone: 'Il n’y a rien à associer',
  bindNoneText: 'Cette page suit une connexion par l’authentification unifiée. Commencez par là.',
  disabled: {
    title: 'Votre compte a été désactivé',
    text: 'Vous ne pouvez plus vous connecter avec ce compte. Adressez-vous à la personne qui gère votre accès, ou contactez-nous. Votre saisie est toujours sur la page : vous pouvez la copier.',
    stay: 'Rester sur la page',
    toSignIn: 'Aller à la connexion',
  },
  wait: {
    title: 'Réessayez dans <time></time>',
    text: 'Plusieurs mots de passe erronés de suite. Chaque nouvelle erreur double l’attente, jusqu’à 1 heure.',
  },
} satisfies Texts<typeof en, 'fr'>;
