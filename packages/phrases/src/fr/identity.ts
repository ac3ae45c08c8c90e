import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Signing in, forgotten passwords, the characters in the picture. */
export default {
  signInTitle: 'Se connecter',
  customerTab: 'Client ou prestataire',
  staffTab: 'Collaborateur interne',
  ways: 'Modes de connexion',
  forgot: 'Mot de passe oublié ?',
  remember: 'Mémoriser l’identifiant',
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours',
  newHere: 'Première visite ? <link>Créez le compte de votre entreprise</link>',
  otherForm: {
    customer: 'Collaborateur ? Utilisez l’autre formulaire',
    staff: 'Client ou prestataire ? Utilisez l’autre formulaire',
  },
  resetPassword: 'Réinitialiser le mot de passe',
  fromBefore: 'Compte de votre dernière visite sur cet appareil',
  notYou: 'Ce n’est pas vous ?',
  unified: 'Authentification unifiée',
  atManufacturer: 'Collaborateurs de Heliodesk',
  trouble: 'Un problème de connexion ? <link>Contactez-nous</link>. Nous répondons les jours ouvrés.',
  sayTitle: 'À chaque demande, une personne et une date.',
  sayText: 'Premier contact sous 2 jours ouvrés. Suivez chaque étape, de la première photo à la livraison.',

  captcha: 'Caractères de l’image',
  captchaHint: '5 caractères',
  captchaPicture: 'Image de cinq caractères déformés',
  captchaAgain: 'Autre image',
  captchaByMail: 'Illisible ? Recevez un code par e-mail',
  captchaByPicture: 'Afficher plutôt une image',
  captchaNeedsEmail: 'Saisissez d’abord votre adresse e-mail pour que nous puissions vous envoyer le code',
  captchaSent: 'Nous avons envoyé un code à {{email}}. Saisissez-le ici dans les 10 minutes.',
  captchaMailLabel: 'Code reçu par e-mail',

  demoTitle: 'Accès de démonstration',
  demoText: 'Tous utilisent le mot de passe {{password}}. Cliquez sur l’un d’eux pour remplir le formulaire.',
  demoRoles: {
    admin: 'Administrateur',
    agent: 'Conseiller client',
    customer: 'Client',
    module_agent: 'Spécialiste modules',
    provider: 'Prestataire de services',
    tracker_agent: 'Spécialiste trackers',
    supervisor: 'Superviseur',
    finance: 'Comptabilité',
  },

  forgotTitle: 'Mot de passe oublié ?',
  forgotText: 'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgotSend: 'Envoyer le lien',
  forgotSentTitle: 'Consultez votre boîte de réception',
  forgotSent:
    'S’il existe un compte pour <email>{{email}}</email>, un e-mail de réinitialisation est en route. Le lien ne fonctionne qu’une fois et expire au bout de 30 minutes.',
  forgotAgain: 'Pas encore d’e-mail ? Vérifiez vos courriers indésirables ou <link>redemandez-le</link>.',
  backToSignIn: 'Retour à la connexion',

  resetTitle: 'Choisir un nouveau mot de passe',
  resetText: 'L’enregistrement ferme toutes vos autres sessions.',
  resetSave: 'Enregistrer le mot de passe',
  resetDoneTitle: 'Mot de passe réinitialisé',
  resetDoneText: 'Connectez-vous avec votre nouveau mot de passe.',
  resetNoKeyTitle: 'Ce lien est incomplet',
  resetNoKeyText: 'Ouvrez le lien complet de l’e-mail ou demandez-en un nouveau.',
  resetAskNew: 'Demander un nouveau lien',

  rules: 'Règles du mot de passe',
  rule: {
    length: 'De 6 à 16 caractères',
    letter: 'Au moins une lettre',
    digit: 'Au moins un chiffre',
    only: 'Lettres et chiffres uniquement',
  },
  ruleMet: 'règle respectée',
  ruleOpen: 'pas encore respectée',
  ruleGuess: 'Difficile à deviner (vérifié à l’enregistrement)',
} satisfies Texts<typeof en, 'fr'>;
