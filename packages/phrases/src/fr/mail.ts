import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Service client Heliodesk, {{url}}. Cet e-mail est envoyé automatiquement. Les réponses ne sont pas lues.',
  unsubscribe: 'Désactiver les e-mails de ce type',
  'activation.subject': 'Activez votre compte Heliodesk',
  'activation.body':
    'Bonjour,\n\nCette adresse e-mail a été indiquée pour un compte Heliodesk. Si ce compte est le vôtre, il ne reste qu’une étape : confirmer que cette adresse est bien la vôtre.\n\nLe lien ne fonctionne qu’une fois et expire au bout de 48 heures. Si ce compte ne vous dit rien, vous pouvez ignorer cet e-mail.',
  'activation.button': 'Activer le compte',
  'contactAdded.subject': 'Votre accès à Heliodesk',
  'contactAdded.body':
    'Bonjour {{name}},\n\nLe service client vous a créé un accès comme contact de l’entreprise {{company}} sur Heliodesk. Choisissez un mot de passe pour suivre les demandes et déposer des demandes de garantie.\n\nLe lien ne fonctionne qu’une fois et expire au bout de 7 jours.',
  'contactAdded.button': 'Choisir un mot de passe',
  'accountActivated.subject': 'Choisissez un mot de passe et connectez-vous',
  'accountActivated.body':
    'Bonjour {{name}},\n\nVotre accès pour {{company}} a été confirmé par le service client. Choisissez un mot de passe avec ce lien, puis connectez-vous avec cette adresse e-mail. Le mot de passe choisi à l’inscription n’est plus valable.\n\nLe lien ne fonctionne qu’une fois et expire au bout de 7 jours.',
  'accountActivated.button': 'Choisir un mot de passe',
  'emailChanged.subject': 'Votre adresse e-mail Heliodesk a été modifiée',
  'emailChanged.body':
    'Bonjour {{name}},\n\nLe service client a remplacé votre adresse e-mail pour {{company}} par {{email}}. Confirmez la nouvelle adresse, puis utilisez-la pour vous connecter. L’ancienne adresse n’est plus valable.\n\nSi vous n’avez pas demandé ce changement, contactez-nous.',
  'emailChanged.button': 'Nous contacter',
  'requestsGiven.subject': '{{other}} est désormais le contact pour vos demandes',
  'requestsGiven.body':
    'Bonjour {{name}},\n\nLe service client a transféré ces demandes ouvertes à {{other}} :\n\n{{requests}}\n\nVous les retrouverez toujours parmi les demandes de votre entreprise.',
  'requestsGiven.button': 'Voir les demandes',
  'requestsTaken.subject': 'Vous êtes désormais le contact pour ces demandes',
  'requestsTaken.body':
    'Bonjour {{name}},\n\nLe service client vous a transféré ces demandes ouvertes. Jusqu’ici, le contact était {{other}}.\n\n{{requests}}\n\nVous trouverez tous les messages échangés dans les conversations.',
  'requestsTaken.button': 'Voir les demandes',
  'alreadyRegistered.subject': 'Tentative d’inscription avec votre adresse e-mail',
  'alreadyRegistered.body':
    'Bonjour,\n\nQuelqu’un a tenté de s’inscrire avec cette adresse e-mail, déjà associée à un compte. Si c’était vous, connectez-vous. La page de connexion permet aussi de réinitialiser votre mot de passe.\n\nSi ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  'alreadyRegistered.button': 'Aller à la connexion',
  'passwordReset.subject': 'Choisissez un nouveau mot de passe',
  'passwordReset.body':
    'Bonjour,\n\nCe lien vous permet de choisir un nouveau mot de passe. Il ne fonctionne qu’une fois et expire au bout de 30 minutes.\n\nSi vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Votre mot de passe reste inchangé.',
  'passwordReset.button': 'Choisir un nouveau mot de passe',
  'passwordChanged.subject': 'Votre mot de passe a été modifié',
  'passwordChanged.body':
    'Bonjour {{name}},\n\nVotre mot de passe a été modifié le {{time}}. Toutes vos autres sessions ont été fermées.\n\nSi c’était vous, vous n’avez rien à faire. Sinon, choisissez immédiatement un nouveau mot de passe et contactez-nous.',
  'passwordChanged.button': 'Choisir un nouveau mot de passe',
  'staffInvitation.subject': '{{inviter}} vous invite sur Heliodesk',
  'staffInvitation.body':
    'Bonjour {{name}},\n\n{{inviter}} vous a donné accès au centre d’appels Heliodesk. Choisissez un mot de passe avec ce lien, puis connectez-vous par l’accès collaborateurs avec cette adresse e-mail.\n\nLe lien ne fonctionne qu’une fois et expire au bout de 7 jours.',
  'staffInvitation.button': 'Choisir un mot de passe',
  'providerInvitation.subject': '{{company}} : votre accès à Heliodesk',
  'providerInvitation.body':
    'Bonjour {{name}},\n\nVotre accès à Heliodesk pour le prestataire de services {{company}} a été créé. Choisissez un mot de passe avec ce lien, puis connectez-vous avec cette adresse e-mail.\n\nLe lien ne fonctionne qu’une fois et expire au bout de 7 jours.',
  'providerInvitation.button': 'Choisir un mot de passe',
  'captchaCode.subject': 'Votre code : {{code}}',
  'captchaCode.body': 'Saisissez ce code à la place des caractères de l’image :\n\n{{code}}\n\nIl expire au bout de 10 minutes.',
  'requestReceived.subject': '{{title}} ({{requestNo}}) : nous avons reçu votre demande',
  'requestReceived.body':
    'Bonjour {{name}},\n\nMerci pour votre demande {{requestNo}}. Notre équipe vous contactera au plus tard le {{due}}.\n\nVous pouvez à tout moment suivre chaque étape, ajouter des informations et nous écrire.',
  'requestReceived.button': 'Ouvrir la demande',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}) : nous avons déposé une demande pour vous',
  'requestFiledFor.body':
    'Bonjour {{name}},\n\n{{agent}}, de notre service client, a déposé pour vous la demande {{requestNo}}. Notre équipe vous contactera au plus tard le {{due}}.\n\nVous pouvez à tout moment suivre chaque étape, ajouter des informations et nous écrire.',
  'requestFiledFor.button': 'Ouvrir la demande',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}) : nous avons déposé une demande pour vous',
  'requestFiledForOutside.body':
    'Bonjour {{name}},\n\n{{agent}}, de notre service client, a déposé pour vous la demande {{requestNo}}. Notre équipe vous contactera au plus tard le {{due}}.\n\nPour la compléter ou poser une question, appelez notre service client ou écrivez-lui en indiquant le numéro {{requestNo}}.',
  'requestFiledForOutside.button': 'Comment nous joindre',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}) : {{owner}} suit votre demande',
  'requestPickedUp.body': 'Bonjour {{name}},\n\n{{owner}} a pris en charge votre demande {{requestNo}} et l’examine actuellement.',
  'requestPickedUp.button': 'Ouvrir la demande',
  'tipSent.subject': '{{title}} ({{requestNo}}) : nous avons besoin d’éléments de votre part',
  'tipSent.body':
    'Bonjour {{name}},\n\n{{agent}} a besoin des éléments suivants pour votre demande {{requestNo}} :\n\n{{missing}}\n\nMerci de répondre au plus tard le {{due}}.',
  'tipSent.button': 'Ouvrir la demande',
  'tipRecalled.subject': '{{title}} ({{requestNo}}) : une action n’est plus requise',
  'tipRecalled.body': 'Bonjour {{name}},\n\n{{agent}} n’a plus besoin des éléments attendus pour votre demande {{requestNo}}.',
  'tipRecalled.button': 'Ouvrir la demande',
  'tasksReminded.subject': '{{title}} ({{requestNo}}) : nous attendons votre réponse',
  'tasksReminded.body': 'Bonjour {{name}},\n\n{{agent}} attend votre réponse au sujet de la demande {{requestNo}} :\n\n{{tasks}}',
  'tasksReminded.button': 'Ouvrir la demande',
  'tasksRemindedLast.subject': '{{title}} ({{requestNo}}) : dernier rappel',
  'tasksRemindedLast.body':
    'Bonjour {{name}},\n\n{{agent}} attend toujours votre réponse au sujet de la demande {{requestNo}} :\n\n{{tasks}}\n\nMerci de répondre au plus tard le {{until}}. C’est notre dernier rappel.',
  'tasksRemindedLast.button': 'Ouvrir la demande',
  'taskReminder.subject': '{{title}} ({{requestNo}}) : rappel',
  'taskReminder.body': 'Bonjour {{name}},\n\nVotre demande {{requestNo}} attend toujours votre réponse :\n\n{{tasks}}',
  'taskReminder.button': 'Ouvrir la demande',
  'taskReminderLast.subject': '{{title}} ({{requestNo}}) : sans réponse de votre part, nous retirerons la demande',
  'taskReminderLast.body':
    'Bonjour {{name}},\n\nVotre demande {{requestNo}} attend toujours votre réponse :\n\n{{tasks}}\n\nSi vous n’avez pas répondu d’ici au {{until}}, nous retirerons la demande. Vous aurez ensuite 90 jours pour la rouvrir.',
  'taskReminderLast.button': 'Ouvrir la demande',
  'requestSuspended.subject': '{{title}} ({{requestNo}}) : demande retirée, faute de réponse',
  'requestSuspended.body':
    'Bonjour {{name}},\n\nNous avons retiré votre demande {{requestNo}}, faute de réponse pendant 30 jours.\n\nSi vous avez encore besoin de nous, répondez ou écrivez dans la demande au plus tard le {{until}}, et nous la rouvrirons.',
  'requestSuspended.button': 'Ouvrir la demande',
  'requestReopened.subject': '{{title}} ({{requestNo}}) : nous avons rouvert votre demande',
  'requestReopened.body': 'Bonjour {{name}},\n\nNous avons rouvert votre demande {{requestNo}} et l’examinons de nouveau :\n\n{{reason}}',
  'requestReopened.button': 'Ouvrir la demande',
  'ownerChanged.subject': '{{title}} ({{requestNo}}) : {{owner}} suit désormais votre demande',
  'ownerChanged.body':
    'Bonjour {{name}},\n\n{{owner}} suit désormais votre demande {{requestNo}}. Tous les messages échangés restent dans la conversation.',
  'ownerChanged.button': 'Ouvrir la demande',
  'contactChanged.subject': '{{title}} ({{requestNo}}) : vous êtes désormais le contact',
  'contactChanged.body':
    'Bonjour {{name}},\n\nVous êtes désormais le contact pour la demande {{requestNo}} de votre entreprise. Tous les messages échangés sont dans la conversation.',
  'contactChanged.button': 'Ouvrir la demande',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}) : votre demande a été retirée',
  'requestWithdrawn.body':
    'Bonjour {{name}},\n\nVotre demande {{requestNo}} a été retirée. Vous la retrouverez dans l’historique de vos demandes et pourrez la dupliquer à tout moment.',
  'requestWithdrawn.button': 'Ouvrir la demande',
  'requestRejected.subject': '{{title}} ({{requestNo}}) : votre demande de garantie a été refusée',
  'requestRejected.body':
    'Bonjour {{name}},\n\nNous avons refusé votre demande de garantie {{requestNo}} :\n\n{{text}}\n\nSi vous n’êtes pas d’accord, vous pouvez contester cette décision une fois, au plus tard le {{until}}. Nous réexaminerons alors la demande.',
  'requestRejected.button': 'Ouvrir la demande',
  'requestRejectedAgain.subject': '{{title}} ({{requestNo}}) : notre décision après votre contestation',
  'requestRejectedAgain.body':
    'Bonjour {{name}},\n\nNous avons réexaminé votre demande de garantie {{requestNo}} après la contestation. Notre décision reste la même :\n\n{{text}}',
  'requestRejectedAgain.button': 'Ouvrir la demande',
  'requestAppealed.subject': '{{title}} ({{requestNo}}) : nous avons reçu votre contestation',
  'requestAppealed.body':
    'Bonjour {{name}},\n\nNous avons reçu la contestation concernant votre demande de garantie {{requestNo}} et allons réexaminer celle-ci.',
  'requestAppealed.button': 'Ouvrir la demande',
  'serialsReviewed.subject': '{{title}} ({{requestNo}}) : vos numéros de série ont été examinés',
  'serialsReviewed.body':
    'Bonjour {{name}},\n\nNous avons examiné les numéros de série de votre demande {{requestNo}}.\n\nAcceptés : {{accepted}}\nRefusés : {{refused}}\n\nVous trouverez les numéros refusés et les motifs dans votre demande.',
  'serialsReviewed.button': 'Ouvrir la demande',
  'partsReviewed.subject': '{{title}} ({{requestNo}}) : vos composants ont été examinés',
  'partsReviewed.body':
    'Bonjour {{name}},\n\nNous avons examiné les composants de votre demande {{requestNo}}.\n\nPièces acceptées : {{accepted}}\nPièces refusées : {{refused}}\n\nVous trouverez les composants refusés et les motifs dans votre demande.',
  'partsReviewed.button': 'Ouvrir la demande',
  'solutionApproved.subject': '{{title}} ({{requestNo}}) : confirmez notre solution',
  'solutionApproved.body':
    'Bonjour {{name}},\n\nNous avons approuvé une solution pour votre demande {{requestNo}}. Indiquez dans la demande si vous l’acceptez ou non.\n\n{{text}}',
  'solutionApproved.button': 'Ouvrir la demande',
  'solutionConfirmed.subject': '{{title}} ({{requestNo}}) : nous avons reçu votre réponse',
  'solutionConfirmed.body':
    'Bonjour {{name}},\n\nMerci pour la réponse concernant votre demande {{requestNo}} :\n\n{{answers}}\n\nNous mettons en œuvre ce qui a été accepté.',
  'solutionConfirmed.button': 'Ouvrir la demande',
  'solutionDeclined.subject': '{{title}} ({{requestNo}}) : nous réexaminons votre demande',
  'solutionDeclined.body':
    'Bonjour {{name}},\n\nNotre solution pour votre demande {{requestNo}} a été déclinée :\n\n{{answers}}\n\nNous allons réexaminer la demande et reviendrons vers vous.',
  'solutionDeclined.button': 'Ouvrir la demande',
  'claimCompleted.subject': '{{title}} ({{requestNo}}) : votre demande est terminée',
  'claimCompleted.body': 'Bonjour {{name}},\n\nVotre demande {{requestNo}} est terminée.\n\n{{closing}}',
  'claimCompleted.button': 'Ouvrir la demande',
  'enquiryReplied.subject': '{{title}} ({{requestNo}}) : nous avons répondu à votre demande de renseignements',
  'enquiryReplied.body': 'Bonjour {{name}},\n\n{{agent}} a répondu à votre demande de renseignements {{requestNo}} :\n\n{{answer}}',
  'enquiryReplied.button': 'Ouvrir la demande',
  'enquiryCompleted.subject': '{{title}} ({{requestNo}}) : votre demande de renseignements est terminée',
  'enquiryCompleted.body':
    'Bonjour {{name}},\n\nVotre demande de renseignements {{requestNo}} est terminée. Notre réponse :\n\n{{answer}}\n\nS’il vous reste une question, écrivez-nous dans la demande au plus tard le {{until}} et nous la rouvrirons.',
  'enquiryCompleted.button': 'Ouvrir la demande',
  'enquiryNotForUs.subject': '{{title}} ({{requestNo}}) : nous ne pouvons pas vous aider',
  'enquiryNotForUs.body':
    'Bonjour {{name}},\n\nNous avons clos votre demande de renseignements {{requestNo}}, car nous ne pouvons pas y répondre :\n\n{{reason}}',
  'enquiryNotForUs.button': 'Ouvrir la demande',
  'enquiryTurned.subject': '{{title}} ({{requestNo}}) : une demande de garantie issue de votre demande de renseignements',
  'enquiryTurned.body':
    'Bonjour {{name}},\n\nÀ partir de votre demande de renseignements {{requestNo}}, {{agent}} a commencé la demande de garantie {{claimNo}}. Elle contient déjà votre description et vos fichiers. Vous la trouverez dans vos brouillons.',
  'enquiryTurned.button': 'Ouvrir la demande de renseignements',
  'claimSplit.subject': '{{title}} ({{requestNo}}) : une partie de votre demande se poursuit séparément',
  'claimSplit.body':
    'Bonjour {{name}},\n\nNous avons statué sur une partie de votre demande de garantie {{requestNo}}. L’examen de ce qui reste à décider se poursuit dans la demande {{claimNo}}, afin que ce qui est déjà décidé n’ait pas à attendre :\n\n{{reason}}\n\nVous trouverez les deux dans vos demandes.',
  'claimSplit.button': 'Ouvrir la demande',
  'answeredFor.subject': '{{title}} ({{requestNo}}) : nous avons répondu en votre nom',
  'answeredFor.body':
    'Bonjour {{name}},\n\n{{agent}} a répondu en votre nom concernant votre demande {{requestNo}}, avec votre accord écrit ({{file}}) :\n\n{{answers}}\n\nSi cela ne correspond pas à votre accord, écrivez-nous dans la demande.',
  'answeredFor.button': 'Ouvrir la demande',
  'enquiryBound.subject': '{{title}} ({{requestNo}}) : votre demande de renseignements est sur le portail',
  'enquiryBound.body':
    'Bonjour {{name}},\n\nVotre demande de renseignements {{requestNo}} est désormais rattachée à votre entreprise. Vous la retrouverez dans vos demandes, avec tous les échanges.',
  'enquiryBound.button': 'Ouvrir la demande',
  'firstContactLate.subject': '{{title}} ({{requestNo}}) : le premier contact est en retard',
  'firstContactLate.body':
    'Bonjour {{name}},\n\nPersonne n’a encore contacté le client au sujet de la demande {{requestNo}}, et le délai promis est dépassé.',
  'firstContactLate.button': 'Ouvrir la demande',
  'pickUpLate.subject': '{{title}} ({{requestNo}}) : la prise en charge est en retard',
  'pickUpLate.body':
    'Bonjour {{name}},\n\nLa demande {{requestNo}} a été envoyée il y a plus d’un jour ouvré et personne ne l’a prise en charge.',
  'pickUpLate.button': 'Ouvrir la demande',
  'decisionLate.subject': '{{title}} ({{requestNo}}) : la décision est en retard',
  'decisionLate.body':
    'Bonjour {{name}},\n\nLe refus de la demande de garantie {{requestNo}} a été proposé il y a plus de 2 jours ouvrés et personne n’a encore décidé.',
  'decisionLate.button': 'Ouvrir la demande',
  'approvalLate.subject': '{{title}} ({{requestNo}}) : l’approbation est en retard',
  'approvalLate.body':
    'Bonjour {{name}},\n\nLes solutions de la demande de garantie {{requestNo}} ont été soumises à approbation il y a plus de 2 jours ouvrés et personne n’a encore décidé.',
  'approvalLate.button': 'Ouvrir la demande',
  'notice.subject': '{{title}} ({{requestNo}}) : {{what}}',
  'notice.body': 'Bonjour {{name}},\n\nDu nouveau concernant la demande {{requestNo}} :\n\n{{what}}',
  'notice.button': 'Ouvrir la demande',
  'workNotice.subject': '{{what}}',
  'workNotice.body': 'Bonjour {{name}},\n\nVotre action groupée est terminée :\n\n{{what}}',
  'workNotice.button': 'Afficher le résultat',
  'dailyNotices.subject': 'Votre résumé quotidien',
  'dailyNotices.body': 'Bonjour {{name}},\n\nVoici les nouveautés depuis votre dernier résumé :\n\n{{notices}}',
  'dailyNotices.button': 'Voir les notifications',
  'chatDigest.subject': '{{title}} ({{requestNo}}) : nouveaux messages',
  'chatDigest.body':
    'Bonjour {{name}},\n\nVous avez de nouveaux messages dans la conversation de la demande {{requestNo}} :\n\n{{messages}}',
  'chatDigest.button': 'Ouvrir la conversation',
  'passkeyAdded.subject': 'Une clé d’accès a été ajoutée',
  'passkeyAdded.body':
    'Bonjour {{name}},\n\nLa clé d’accès {{passkey}} a été ajoutée à votre compte le {{time}}.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'passkeyAdded.button': 'Vérifier la sécurité de connexion',
  'passkeyRemoved.subject': 'Une clé d’accès a été supprimée',
  'passkeyRemoved.body':
    'Bonjour {{name}},\n\nLa clé d’accès {{passkey}} a été supprimée de votre compte le {{time}}.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'passkeyRemoved.button': 'Vérifier la sécurité de connexion',
  'appAdded.subject': 'Votre application d’authentification est activée',
  'appAdded.body':
    'Bonjour {{name}},\n\nUne application d’authentification a été reliée à votre compte le {{time}}.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'appAdded.button': 'Vérifier la sécurité de connexion',
  'appRemoved.subject': 'Votre application d’authentification est désactivée',
  'appRemoved.body':
    'Bonjour {{name}},\n\nL’application d’authentification a été retirée de votre compte le {{time}}.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'appRemoved.button': 'Vérifier la sécurité de connexion',
  'recoveryCodeUsed.subject': 'Un code de récupération a été utilisé',
  'recoveryCodeUsed.body':
    'Bonjour {{name}},\n\nQuelqu’un s’est connecté à votre compte avec un code de récupération le {{time}}, depuis {{device}}.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'recoveryCodeUsed.button': 'Vérifier la sécurité de connexion',
  'recoveryCodesRenewed.subject': 'Vous avez de nouveaux codes de récupération',
  'recoveryCodesRenewed.body':
    'Bonjour {{name}},\n\nDe nouveaux codes de récupération ont été créés pour votre compte le {{time}}. Les anciens ne fonctionnent plus.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'recoveryCodesRenewed.button': 'Vérifier la sécurité de connexion',
  'deviceRemembered.subject': 'Un appareil est dispensé de votre second facteur',
  'deviceRemembered.body':
    'Bonjour {{name}},\n\nL’appareil {{device}} est dispensé de votre second facteur pendant 30 jours à partir du {{time}}.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'deviceRemembered.button': 'Vérifier la sécurité de connexion',
  'factorResetAsked.subject': 'Réinitialisation de votre second facteur demandée',
  'factorResetAsked.body':
    'Bonjour {{name}},\n\n{{administrator}} a demandé la réinitialisation de votre second facteur le {{time}}. Motif : {{reason}}\n\nUn second administrateur a 24 heures pour la confirmer. Rien n’a encore changé.\n\nSi vous n’avez rien demandé, prévenez-nous immédiatement.',
  'factorResetAsked.button': 'Nous contacter',
  'factorResetConfirmed.subject': 'Supprimez votre second facteur perdu',
  'factorResetConfirmed.body':
    'Bonjour {{name}},\n\n{{other}} et {{administrator}} ont confirmé que vous avez perdu votre second facteur. Toutes vos sessions ont été fermées.\n\nCe lien supprime le facteur perdu. Il ne fonctionne qu’une fois et expire au bout de 30 minutes. Connectez-vous ensuite avec votre mot de passe.\n\nSi vous n’avez rien demandé, n’utilisez pas le lien et prévenez-nous immédiatement.',
  'factorResetConfirmed.button': 'Supprimer le facteur perdu',
  'factorsRemoved.subject': 'Votre second facteur a été supprimé',
  'factorsRemoved.body':
    'Bonjour {{name}},\n\nVotre second facteur a été supprimé le {{time}}. Vous vous connectez maintenant avec votre mot de passe seul. Configurez un nouveau facteur dès que possible.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez-nous.',
  'factorsRemoved.button': 'Aller à la connexion',
  'manyUnknownSerials.subject': 'Nombreux numéros de série inconnus : {{who}}',
  'manyUnknownSerials.body':
    'Bonjour {{name}},\n\n{{who}} a fait vérifier {{judged}} numéros de série en 24 heures. {{unknown}} d’entre eux ne figurent pas dans notre registre : il se peut que quelqu’un essaie des numéros au hasard.\n\nLe journal d’audit contient les détails. Si rien ne le justifie, désactivez l’accès.',
  'manyUnknownSerials.button': 'Ouvrir le journal d’audit',
  'manyCustomersRead.subject': 'Nombreuses fiches clients consultées : {{who}}',
  'manyCustomersRead.body':
    'Bonjour {{name}},\n\n{{who}} a consulté {{read}} fiches clients en 24 heures, bien plus que d’habitude.\n\nLe journal d’audit contient les détails. Si rien ne le justifie, désactivez l’accès.',
  'manyCustomersRead.button': 'Ouvrir le journal d’audit',
} satisfies Texts<typeof en, 'fr'>;
