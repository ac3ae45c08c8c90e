import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Registering a company and activating the account. */
export default {
  title: 'Créer le compte de votre entreprise',
  steps: 'Étapes',
  stepCompany: 'Entreprise',
  stepContact: 'Contact',
  stepComplete: 'Finalisation',
  stepDone: 'étape terminée',
  sayTitle: 'Un seul compte pour tout ce qui vit sous le soleil.',
  sayText: 'Demandes jusqu’à 100 000 numéros de série, enregistrements, réponses, et une personne désignée pour chaque dossier.',
  questions: 'Des questions ? <link>Contactez-nous</link>, nous répondons les jours ouvrés.',

  companyTitle: 'Votre entreprise',
  companyText: 'Une seule fois pour toute l’équipe : le service client ajoute ensuite chacun avec son propre e-mail.',
  chooseAll: 'plusieurs choix possibles',
  taxHelp: 'Pas encore connu ? Saisissez 0.',
  already: 'Déjà un compte ? <link>Connectez-vous</link>',
  toContact: 'Continuer vers le contact',

  typeInstaller: 'Vous posez des installations solaires',
  typeDistributor: 'Vous vendez des modules',
  typeCompany: 'Vous travaillez sur de grands projets solaires',
  typeEndCustomer: 'Vous avez une installation chez vous ou au travail',

  contactTitle: 'Vous, premier contact',
  contactText: 'Vous recevez l’e-mail d’activation. Le service client ajoute vos collègues à votre demande.',
  emailHelp: 'Votre adresse professionnelle. C’est aussi votre identifiant.',
  news: 'Je souhaite recevoir des actualités sur les produits et services',
  privacy: 'J’ai lu la <link>politique de confidentialité</link> et je l’accepte',
  back: 'Retour',
  register: 'Créer le compte',
  registering: 'Création en cours',
  listsFailed: 'Les listes de ce formulaire n’ont pas pu être chargées. Votre saisie est conservée.',
  retry: 'Réessayer',

  sentTitle: 'Consultez votre messagerie',
  sentText:
    'Nous avons envoyé un e-mail d’activation à <email>{{email}}</email>. Le lien qu’il contient fonctionne une seule fois, pendant 48 heures.',
  noMail: 'Toujours pas d’e-mail ?',
  resendIn_one: 'Regardez d’abord dans les indésirables. Vous pourrez le faire renvoyer dans {{count}} seconde.',
  resendIn_many: 'Regardez d’abord dans les indésirables. Vous pourrez le faire renvoyer dans {{count}} secondes.',
  resendIn_other: 'Regardez d’abord dans les indésirables. Vous pourrez le faire renvoyer dans {{count}} secondes.',
  resendNow: 'Regardez d’abord dans les indésirables, puis faites-le renvoyer.',
  resend: 'Renvoyer',
  resent: 'E-mail d’activation renvoyé',
  wrongAddress: 'Adresse erronée ? <link>Corrigez l’e-mail</link>',

  activating: 'Activation de votre compte',
  activatedTitle: 'Votre compte est actif',
  activatedText:
    'Vous pouvez maintenant vous connecter. Demandes de garantie, renseignements et enregistrements de votre entreprise commencent ici.',
  alreadyTitle: 'Votre compte est déjà actif',
  alreadyText: 'Le lien a déjà été utilisé. Connectez-vous avec votre adresse e-mail et votre mot de passe.',
  signIn: 'Se connecter',
  checkSerial: 'Vérifier un numéro de série',
  failedTitle: 'Le compte n’est pas encore actif',
  failedText: 'Ce lien est incomplet. Ouvrez le lien complet de l’e-mail ou demandez-en un nouveau.',
  failedEmail: 'E-mail utilisé à l’inscription',
  failedResend: 'Renvoyer l’e-mail d’activation',
  failedStuck: 'Déjà actif ? <signIn>Connectez-vous</signIn>. Le problème persiste ? <contact>Contactez-nous</contact>.',
  failedStuckId:
    'Déjà actif ? <signIn>Connectez-vous</signIn>. Le problème persiste ? <contact>Contactez-nous</contact> en indiquant l’identifiant de requête <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'fr'>;
