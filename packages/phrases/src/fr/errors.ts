import type en from '../en/errors.ts';
import type { Texts } from '../texts.ts';

/** One text for each key of the error catalogue. */
export default {
  badRequest: 'Nous n’avons pas pu traiter les données envoyées. Rechargez la page et réessayez.',
  'auth.badCredentials': 'Adresse e-mail ou mot de passe incorrect.',
  'auth.tooManyAttempts': 'Trop de tentatives. Réessayez dans {{minutes}} min ou réinitialisez votre mot de passe.',
  'auth.signInRequired': 'Votre session est terminée. Reconnectez-vous.',
  'auth.guestLinkInvalid': 'Ce lien a expiré ou est incomplet. Rouvrez la conversation depuis la page d’où vous venez.',
  'auth.signOnFailed': 'La connexion n’a pas pu aboutir. Réessayez.',
  'auth.signOnRefused': 'Ce compte ne permet pas de se connecter ici. Demandez l’accès à votre administrateur.',
  'auth.signOnUnavailable':
    'L’authentification unifiée ne répond pas. Réessayez dans quelques minutes ou connectez-vous avec votre mot de passe.',
  'auth.bindingExpired': 'Cette connexion a expiré ou a déjà été utilisée. Recommencez par l’authentification unifiée.',
  forbidden: 'Vous n’avez pas accès à cet élément. Adressez-vous à votre administrateur.',
  notFound: 'Élément introuvable. Il a peut-être été supprimé.',
  stale: 'Quelqu’un d’autre a modifié ces données. Votre saisie est conservée : vous pouvez la comparer avec la dernière version.',
  conflict: 'Ces données ne sont plus à jour. Rechargez la page pour voir la dernière version.',
  tooLarge: 'Contenu trop volumineux pour être envoyé.',
  unsupportedMedia: 'Ce type de contenu n’est pas accepté ici.',
  tooManyRequests: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  server: 'Un problème est survenu de notre côté. Réessayez. S’il persiste, indiquez-nous la référence.',
  unavailable: 'Heliodesk est momentanément indisponible. Réessayez dans quelques minutes.',
  storageFull: 'Enregistrement impossible : notre espace de stockage est plein. Rien n’a été modifié. Réessayez plus tard.',
  validation: 'Vérifiez les champs signalés.',
  'idempotency.differs': 'Cet envoi a déjà été fait avec un contenu différent. Rechargez la page pour le vérifier.',
  'idempotency.running': 'Envoi déjà en cours. Patientez un instant.',
  'captcha.wrong': 'Les caractères ne correspondent pas à l’image. Essayez avec la nouvelle.',
  'account.staffDomain':
    'Les collaborateurs de Heliodesk ne peuvent pas s’inscrire comme clients. Demandez à un administrateur de vous ajouter comme utilisateur du centre d’appels.',
  'account.activationFailed':
    'Échec de l’activation. Le lien a déjà été utilisé ou date de plus de 48 heures. Renvoyez l’e-mail d’activation.',
  'account.alreadyActive': 'Ce compte est déjà actif. Vous pouvez vous connecter.',
  'account.resetLinkInvalid': 'Ce lien a déjà été utilisé ou date de plus de 30 minutes. Demandez-en un nouveau.',
  'account.alreadyKnown':
    'Il existe déjà des clients avec ce numéro de TVA ou cette adresse e-mail. Choisissez l’un d’eux ou confirmez qu’il s’agit d’un autre client.',
  'onBehalf.notPossible':
    'Vous ne pouvez pas agir pour ce client pour le moment. Le contact ou l’entreprise est désactivé, ou le compte n’a pas encore été activé.',
  'account.addressBookFull':
    'Le carnet d’adresses est plein. Une entreprise peut enregistrer {{max}} adresses. Supprimez-en une qui ne sert plus.',
  'user.invitationInvalid':
    'Cette invitation a déjà été utilisée, a été remplacée par une plus récente ou date de plus de 7 jours. Demandez-en une autre à votre administrateur.',
  'user.ownAccess': 'Vous ne pouvez pas modifier votre propre accès. Adressez-vous à un autre administrateur.',
  'customer.disabled': 'Ce client est désactivé. Réactivez-le d’abord.',
  'customer.noPassword':
    'Ce contact n’a pas encore choisi de mot de passe. Renvoyez l’e-mail d’activation pour lui permettre d’en choisir un.',
  'customer.noSignIn': 'Ce contact n’a pas d’accès.',
  'attachment.totalTooLarge': 'Échec de l’envoi : 100 Mo au maximum pour l’ensemble des fichiers.',
  'attachment.fileTooLarge': 'Fichier supérieur à 20 Mo.',
  'attachment.nameTooLong': 'Nom de fichier trop long : 120 caractères au maximum.',
  'attachment.tooMany': 'Vous pouvez ajouter 50 fichiers au maximum.',
  'attachment.wrongType':
    'Type de fichier non autorisé. Envoyez des images, des PDF, des fichiers Office, du texte, des ZIP ou des vidéos.',
  'attachment.infected':
    'Notre antivirus a détecté un contenu dangereux dans ce fichier : il n’a pas été enregistré. Vérifiez votre appareil ou envoyez un autre fichier.',
  'attachment.notScanned': 'La recherche de virus dans ce fichier a échoué : il n’a pas été enregistré. Réessayez plus tard.',
  'attachment.empty': 'Le fichier est vide.',
  'attachment.urlRefused': 'Vous ne pouvez ajouter que des fichiers envoyés ici.',
  'attachment.frozen': 'Les fichiers ne sont plus modifiables, car la demande a été envoyée.',
  'request.notDraft': 'Cette demande a déjà été envoyée et n’est plus modifiable ici.',
  'request.otherType': 'Le type d’une demande ne peut pas être modifié. Créez plutôt une nouvelle demande.',
  'request.alreadyAppealed': 'La décision sur cette demande de garantie a déjà été contestée. Ce n’est possible qu’une fois.',
  'request.held': '{{name}} consulte cette demande. Réessayez dans 5 minutes ou choisissez-en une autre.',
  'request.withdrawn':
    'Cette demande de renseignements a été retirée : une réponse n’est plus possible. Vous pouvez encore envoyer un message.',
  'request.alreadyPickedUp': '{{name}} a déjà pris cette demande en charge.',
  'split.nothingUndecided': 'Tout est déjà décidé dans cette demande : il n’y a rien à détacher.',
  'split.nothingDecided': 'Rien n’est encore accepté ni refusé dans cette demande : une scission la laisserait vide.',
  'tip.closed': 'Cette action requise n’est plus ouverte : elle a été traitée, annulée ou remplacée.',
  'tip.notAnswered': 'Cette action requise n’a pas encore de réponse.',
  'request.alreadyReopened':
    'Cette demande de garantie a déjà été réexaminée à la demande de votre entreprise. Ce n’est possible qu’une fois.',
  'request.nobodyToRemind': 'Aucune relance n’est possible : cette demande n’a pas de contact qui reçoit des e-mails.',
  'action.notAllowed': 'Impossible avec le statut actuel de la demande.',
  'action.blocked': 'Impossible pour le moment.',
  'request.wrongOwner': 'Cette personne ne peut pas suivre les demandes de ce type.',
  'request.dailyLimit':
    'Votre entreprise a atteint le nombre maximal de nouvelles demandes en 24 heures. Réessayez demain ou contactez-nous.',
  'bulk.notYours': 'Vous pouvez le faire uniquement pour vos propres demandes.',
  'bulk.tooManyRuns': '{{max}} de vos actions groupées sont encore en cours. Attendez que l’une d’elles soit terminée.',
  'desk.tooManyViews': 'Il peut y avoir au plus {{max}} vues enregistrées. Supprimez-en une dont vous n’avez plus besoin.',
  'desk.noTeam': 'Vous ne faites partie d’aucune équipe et ne pouvez donc pas partager de vue.',
  'desk.notYourView':
    'Seuls {{name}} et les superviseurs de l’équipe peuvent modifier cette vue. Enregistrez-la plutôt comme une nouvelle.',
  'macro.tooMany': 'Il peut y avoir au maximum {{max}} macros. Supprimez-en une dont vous n’avez plus besoin.',
  'shipment.tooManyDates': 'Les dates d’une adresse peuvent être fixées {{max}} fois au maximum.',
  'rma.tooMany': 'Cette livraison compte {{max}} pièces : sa liste ne peut pas avoir plus de lignes.',
  'rma.unreadable':
    'Ligne {{row}} : le numéro de série est illisible. Mettez la cellule au format texte, saisissez-le à nouveau et importez de nouveau le fichier.',
  'rma.noHeader': 'Les colonnes des anciens et nouveaux numéros de série sont introuvables. Utilisez le modèle ou les mêmes en-têtes.',
  'shipment.tooManyAddresses': 'Un remplacement peut être livré à {{max}} adresses au maximum. Retirez-en d’abord une.',
  'review.listClosed':
    'Cette demande a déjà été terminée : sa liste ne peut plus être modifiée. Demandez plutôt des fichiers ou écrivez un message.',
  'review.settled': 'Une partie a déjà été payée, réparée ou livrée. Cette décision est maintenue.',
  'solution.tooMany': 'Une demande peut comporter au maximum {{max}} solutions. Retirez-en d’abord une.',
  'macro.builtIn': 'Cette macro est intégrée et ne peut pas être supprimée. Désactivez-la.',
  'macro.changed': 'Quelqu’un a modifié cette macro. Consultez à nouveau l’aperçu, puis exécutez-la.',
  'macro.blocked': 'L’étape {{step}} n’est pas possible pour l’instant. Aucune étape n’a donc été effectuée.',
  'macro.undoTooLate': 'Il est trop tard pour annuler. L’envoi d’un message peut être annulé pendant 2 minutes.',
  'routing.tooMany': 'Il peut y avoir au maximum {{max}} règles. Supprimez-en une dont vous n’avez plus besoin.',
  'part.limit': 'Une demande de garantie peut comporter au plus {{max}} composants. Déposez-en une seconde pour le reste.',
  'part.frozen':
    'Les composants de cette demande ne sont pas modifiables actuellement : elle a été envoyée et aucune action requise à leur sujet n’est ouverte.',
  'serial.frozen':
    'Les numéros de série de cette demande ne sont pas modifiables actuellement : elle a été envoyée et aucune action requise à leur sujet n’est ouverte.',
  'serial.importOpen': 'Des numéros issus d’une feuille de calcul ne sont pas encore dans la liste. Ajoutez-les ou abandonnez-les d’abord.',
  'serial.importRunning': 'Un import est encore en cours pour cette demande. Attendez qu’il soit terminé.',
  'serial.lineFull':
    '{{max}} fichiers de cette demande sont déjà en attente ou en cours de lecture. Envoyez le suivant dès que l’un d’eux est terminé.',
  'serial.tooManyFiles':
    '{{max}} fichiers de cette demande n’ont pas encore été ajoutés. Ajoutez ou abandonnez l’un d’eux avant d’en envoyer un autre.',
  'serial.limit':
    'Ce fichier ne peut plus être ajouté : la demande contiendrait trop de numéros de série. Abandonnez le fichier ou supprimez d’abord des numéros.',
  'serial.dailyLimit':
    'Votre entreprise a atteint le nombre maximal de numéros de série vérifiés en 24 heures. Réessayez demain ou contactez-nous.',
  'serial.wrongFormat': 'Format Excel incorrect. Envoyez un fichier .xls ou .xlsx, de préférence à partir de notre modèle.',
  'serial.textFile': 'C’est un fichier texte. Ouvrez-le dans Excel et enregistrez-le au format .xlsx.',
  'serial.webPage': 'C’est une page web qui porte le nom d’un fichier Excel. Ouvrez-la dans Excel et enregistrez-la au format .xlsx.',
  'serial.otherFormat': 'C’est un autre format de feuille de calcul. Ouvrez le fichier dans Excel et enregistrez-le au format .xlsx.',
  'serial.encrypted': 'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et renvoyez-le.',
  'serial.damaged': 'Le fichier est endommagé. Ouvrez-le, enregistrez-le à nouveau et renvoyez-le.',
  'serial.tooLarge': 'La feuille de calcul est trop volumineuse. Divisez-la et envoyez les parties.',
  'serial.tooSlow': 'La lecture de la feuille de calcul a pris trop de temps. Divisez-la et envoyez les parties.',
  'serial.noHeader': 'Aucune colonne de numéros de série trouvée. Utilisez les en-têtes de notre modèle.',
  'serial.noDecisions':
    'Les colonnes des numéros de série et des décisions sont introuvables. Utilisez les en-têtes du fichier téléchargé.',
  'serial.noRows': 'La feuille de calcul ne contient aucune ligne.',
  'serial.tooManyRows': 'La feuille de calcul dépasse 100 000 lignes. Divisez-la et envoyez les parties.',
  'chat.notYours': 'Vous ne pouvez annuler que l’envoi de vos propres messages.',
  'chat.recallTooLate': 'Vous ne pouvez annuler l’envoi d’un message que dans les 2 minutes qui suivent.',
  'chat.deleteTooLate': 'Vous ne pouvez supprimer un message que dans les 10 minutes suivant son envoi.',
  'dict.fixed': 'Cette valeur est intégrée et ne peut pas être supprimée. Désactivez-la plutôt.',
  'dict.inUse': 'Cette valeur est utilisée et ne peut pas être supprimée. Désactivez-la plutôt.',
  'dict.closed': 'Vous ne pouvez pas ajouter de valeurs à ce dictionnaire, car des règles en dépendent.',
  'page.builtIn': 'Cette page est intégrée et ne peut pas être supprimée. Vous pouvez modifier son texte.',
  'auth.secondStepExpired': 'La connexion a pris trop de temps, ou trop de codes étaient incorrects. Connectez-vous à nouveau.',
  'auth.wrongCode': 'Ce code ne correspond pas. Saisissez celui que votre application affiche maintenant. Essais restants : {{left}}',
  'auth.wrongRecoveryCode': 'Ce code de récupération ne correspond pas ou a déjà été utilisé. Essais restants : {{left}}',
  'auth.passkeyRefused': 'La clé d’accès n’a pas été acceptée. Réessayez ou utilisez un autre moyen.',
  'auth.setUpExpired': 'La configuration a pris trop de temps. Recommencez.',
  'auth.freshProofRequired': 'Confirmez votre identité pour continuer.',
  'factor.required': 'Votre rôle exige un second facteur. Le dernier ne peut donc pas être supprimé.',
  'factor.resetNotYours': 'Un autre administrateur doit le faire : ni la personne qui a fait la demande, ni la personne concernée.',
  'factor.resetOpen': 'Une réinitialisation attend déjà un second administrateur pour cette personne.',
  'factor.none': 'Cette personne n’a pas de second facteur.',
  'factor.missing': 'Un second facteur est nécessaire. Configurez-en d’abord un dans votre profil.',
  'factor.linkInvalid': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau à un administrateur.',
} satisfies Texts<typeof en, 'fr'>;
