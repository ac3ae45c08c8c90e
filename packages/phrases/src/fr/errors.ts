import type en from '../en/errors.ts';
import type { Texts } from '../texts.ts';

/** One text for each key of the error catalogue. */
export default {
  badRequest: 'Demande illisible. Rechargez la page et réessayez.',
  'auth.badCredentials': 'Identifiant ou mot de passe incorrect.',
  'auth.tooManyAttempts': 'Trop de tentatives. Réessayez dans {{minutes}} min, ou choisissez un nouveau mot de passe.',
  'auth.signInRequired': 'Échec de l’authentification. Reconnectez-vous ou contactez l’administrateur.',
  'auth.guestLinkInvalid': 'Ce lien a expiré ou est incomplet. Rouvrez la conversation depuis la page où vous l’avez commencée.',
  'auth.signOnFailed': 'La connexion n’a pas pu aboutir. Recommencez depuis le début.',
  'auth.signOnRefused': 'Cette identité ne permet pas de se connecter ici. Adressez-vous à votre administrateur.',
  'auth.signOnUnavailable':
    'L’authentification unifiée ne répond pas pour le moment. Réessayez dans quelques minutes ou connectez-vous avec votre mot de passe.',
  'auth.bindingExpired': 'Le délai est dépassé ou l’opération a déjà été faite. Recommencez par l’authentification unifiée.',
  forbidden: 'Vous n’avez pas l’autorisation d’accès. Votre administrateur peut vous l’accorder.',
  notFound: 'Ressource introuvable. Si elle devrait exister, contactez l’administrateur.',
  stale: 'Quelqu’un a modifié ces données entre-temps. Votre saisie est conservée ; comparez-la avec l’état actuel.',
  conflict: 'Cette opération ne correspond plus à l’état actuel. Rechargez la page et vérifiez.',
  tooLarge: 'Contenu trop volumineux pour être envoyé.',
  unsupportedMedia: 'Ce type de contenu n’est pas accepté ici.',
  tooManyRequests: 'Trop d’appels en peu de temps. Patientez un peu et réessayez.',
  server: 'Un problème est survenu de notre côté. Réessayez ; s’il persiste, indiquez-nous l’identifiant de requête.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  storageFull: 'Il n’y a plus d’espace pour enregistrer. Rien n’a été modifié ; réessayez plus tard.',
  validation: 'Certains champs sont à vérifier.',
  'idempotency.differs': 'Cet envoi a déjà été fait avec un autre contenu. Rechargez la page et vérifiez.',
  'idempotency.running': 'Envoi déjà en cours. Attendez la réponse.',
  'captcha.wrong': 'Les caractères ne correspondent pas à l’image. Essayez avec la nouvelle.',
  'account.staffDomain':
    'Les collaborateurs de l’entreprise ne peuvent pas s’inscrire comme clients. Demandez à un administrateur de vous ajouter au service client.',
  'account.activationFailed':
    'Échec de l’activation : le lien a déjà été utilisé ou date de plus de 48 heures. Faites renvoyer l’e-mail d’activation.',
  'account.alreadyActive': 'Ce compte est déjà actif. Vous pouvez vous connecter.',
  'account.resetLinkInvalid': 'Ce lien a déjà été utilisé ou date de plus de 30 minutes. Demandez-en un nouveau.',
  'account.alreadyKnown':
    'Il existe des clients avec le même numéro de TVA ou la même adresse e-mail. Choisissez l’un d’eux ou indiquez qu’il s’agit d’un autre client.',
  'onBehalf.notPossible':
    'Personne ne peut agir pour ce client pour le moment : le contact ou l’entreprise est désactivé, ou le compte n’a pas encore été activé.',
  'account.addressBookFull':
    'Le carnet d’adresses est plein : une entreprise peut enregistrer {{max}} adresses. Supprimez-en une qui ne sert plus.',
  'user.invitationInvalid':
    'Cette invitation a déjà été utilisée, a été remplacée par une plus récente ou date de plus de 7 jours. Demandez-en une autre à votre administrateur.',
  'user.ownAccess': 'Vous ne pouvez pas vous retirer vous-même l’accès. Demandez-le à un autre administrateur.',
  'customer.disabled': 'Ce client est désactivé. Réactivez-le d’abord.',
  'customer.noPassword':
    'Aucun mot de passe n’a encore été choisi pour cet accès. Renvoyez l’e-mail d’activation : il permet d’en choisir un.',
  'customer.noSignIn': 'Ce contact n’a pas d’accès.',
  'attachment.totalTooLarge': 'Échec de l’envoi : plus de 100 M au total.',
  'attachment.fileTooLarge': 'Fichier supérieur à 20 M.',
  'attachment.nameTooLong': 'Nom de fichier trop long : 120 caractères au maximum.',
  'attachment.tooMany': '50 fichiers au maximum.',
  'attachment.wrongType': 'Type de fichier non autorisé. Envoyez des images, PDF, fichiers Office, textes, ZIP ou vidéos.',
  'attachment.empty': 'Le fichier est vide.',
  'attachment.urlRefused': 'Seuls les fichiers déposés ici peuvent être ajoutés.',
  'attachment.frozen': 'Les fichiers ne sont plus modifiables : la demande a été envoyée.',
  'request.notDraft': 'Cette demande a déjà été envoyée et n’est plus modifiable ici.',
  'request.alreadyPickedUp': 'Déjà prise en charge par {{name}}.',
  'action.notAllowed': 'Cette étape n’est pas possible dans l’état actuel de la demande.',
  'action.blocked': 'Cette étape doit attendre : une condition n’est pas encore remplie.',
  'request.wrongOwner': 'Cette personne ne peut pas suivre les demandes de ce type.',
  'serial.importRunning': 'Un import est encore en cours pour cette demande. Attendez qu’il soit terminé.',
  'serial.lineFull':
    '{{max}} fichiers de cette demande sont déjà en attente ou en cours de lecture. Envoyez le suivant dès que l’un d’eux est terminé.',
  'serial.tooManyFiles':
    '{{max}} fichiers de cette demande ne sont pas encore repris. Reprenez-en un ou abandonnez-le, puis envoyez le suivant.',
  'serial.limit':
    'Ce fichier ne peut plus être repris\u00a0: la demande dépasserait le nombre maximal de numéros de série. Abandonnez le fichier ou supprimez d’abord quelques numéros.',
  'serial.wrongFormat': 'Format Excel incorrect. Envoyez un fichier .xls ou .xlsx, de préférence à partir de notre modèle.',
  'serial.textFile': 'C’est un fichier texte. Ouvrez-le dans Excel et enregistrez-le au format .xlsx.',
  'serial.webPage': 'C’est une page web qui porte le nom d’un fichier Excel. Ouvrez-la dans Excel et enregistrez-la au format .xlsx.',
  'serial.otherFormat': 'C’est un autre format de feuille de calcul. Ouvrez le fichier dans Excel et enregistrez-le au format .xlsx.',
  'serial.encrypted': 'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et renvoyez-le.',
  'serial.damaged': 'Le fichier est endommagé. Ouvrez-le, enregistrez-le à nouveau et renvoyez-le.',
  'serial.tooLarge': 'Le tableau est trop volumineux. Divisez-le et envoyez les parties séparément.',
  'serial.tooSlow': 'La lecture du tableau a pris trop de temps. Divisez-le et envoyez les parties séparément.',
  'serial.noHeader': 'Aucune colonne de numéros de série trouvée. Reprenez les en-têtes de notre modèle.',
  'serial.noRows': 'Le tableau ne contient aucune ligne.',
  'serial.tooManyRows': 'Le tableau dépasse 100 000 lignes. Divisez-le et envoyez les parties séparément.',
  'chat.notYours': 'Vous ne pouvez annuler que l’envoi de vos propres messages.',
  'chat.recallTooLate': 'L’envoi d’un message peut être annulé pendant 2 minutes au plus.',
  'chat.deleteTooLate': 'Un message peut être supprimé dans les 10 minutes suivant son envoi.',
  'dict.fixed': 'Cette valeur fait partie du programme et reste. Désactivez-la à la place.',
  'dict.inUse': 'Des enregistrements utilisent cette valeur. Désactivez-la au lieu de la supprimer.',
  'dict.closed': 'Des règles dépendent des valeurs de ce dictionnaire, on n’en ajoute donc pas ici.',
  'page.builtIn': 'Cette page fait partie du portail et reste. Son texte peut être modifié.',
} satisfies Texts<typeof en, 'fr'>;
