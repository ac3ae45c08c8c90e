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
  sayTitle: 'Un seul compte pour tout ce qui existe sous le soleil.',
  sayText:
    'Déposez des demandes comportant jusqu’à 100 000 numéros de série, enregistrez vos garanties, trouvez des réponses, avec une personne désignée pour chaque dossier.',
  questions: 'Des questions ? <link>Contactez-nous</link>. Nous répondons les jours ouvrés.',

  companyTitle: 'Votre entreprise',
  companyText: 'Une seule fois suffit. Le service client pourra ensuite ajouter vos collègues, chacun avec sa propre adresse e-mail.',
  chooseAll: 'plusieurs choix possibles',
  taxHelp: 'Vous ne l’avez pas encore ? Saisissez 0.',
  already: 'Déjà un compte ? <link>Connectez-vous</link>',
  toContact: 'Continuer vers le contact',

  typeInstaller: 'Vous posez des installations photovoltaïques',
  typeDistributor: 'Vous vendez des modules',
  typeCompany: 'Vous développez ou exploitez de grands projets solaires',
  typeEndCustomer: 'Vous avez une installation chez vous ou au travail',

  contactTitle: 'Vos coordonnées',
  contactText: 'Nous vous enverrons l’e-mail d’activation. Le service client peut ajouter vos collègues à tout moment, sur demande.',
  emailHelp: 'Votre adresse e-mail professionnelle. Elle vous servira à vous connecter.',
  news: 'Recevoir par e-mail des actualités sur les produits et services',
  privacy: 'J’ai lu la <link>politique de confidentialité</link> et je l’accepte',
  back: 'Retour',
  register: 'Créer le compte',
  registering: 'Création en cours',
  listsFailed: 'Les options de ce formulaire n’ont pas pu être chargées. Votre saisie est toujours là.',
  retry: 'Réessayer',

  sentTitle: 'Consultez votre boîte de réception',
  sentText:
    'Nous avons envoyé un e-mail d’activation à <email>{{email}}</email>. Le lien ne fonctionne qu’une fois et expire au bout de 48 heures.',
  noMail: 'Pas encore d’e-mail ?',
  resendIn_one: 'Vérifiez d’abord vos courriers indésirables. Vous pourrez le renvoyer dans {{count}} seconde.',
  resendIn_many: 'Vérifiez d’abord vos courriers indésirables. Vous pourrez le renvoyer dans {{count}} de secondes.',
  resendIn_other: 'Vérifiez d’abord vos courriers indésirables. Vous pourrez le renvoyer dans {{count}} secondes.',
  resendNow: 'Vérifiez d’abord vos courriers indésirables, puis renvoyez-le.',
  resend: 'Renvoyer',
  resent: 'E-mail d’activation renvoyé',
  wrongAddress: 'Adresse erronée ? <link>Modifiez-la</link>',

  activating: 'Activation de votre compte',
  activatedTitle: 'Votre compte est actif',
  activatedText:
    'Vous pouvez maintenant vous connecter pour déposer des demandes de garantie, demander des renseignements et enregistrer les garanties de votre entreprise.',
  alreadyTitle: 'Votre compte est déjà actif',
  alreadyText: 'Ce lien a déjà été utilisé. Connectez-vous avec votre adresse e-mail et votre mot de passe.',
  signIn: 'Se connecter',
  checkSerial: 'Vérifier un numéro de série',
  failedTitle: 'Votre compte n’est pas encore actif',
  failedText: 'Ce lien est incomplet. Ouvrez le lien complet de l’e-mail ou demandez-en un nouveau.',
  failedEmail: 'Adresse e-mail utilisée à l’inscription',
  failedResend: 'Renvoyer l’e-mail d’activation',
  failedStuck: 'Déjà actif ? <signIn>Connectez-vous</signIn>. Le problème persiste ? <contact>Contactez-nous</contact>.',
  failedStuckId:
    'Déjà actif ? <signIn>Connectez-vous</signIn>. Le problème persiste ? <contact>Contactez-nous</contact> en indiquant la référence <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'fr'>;
