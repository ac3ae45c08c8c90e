import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: 'Préférences de notification',
  back: 'Retour aux notifications',
  topicHead: 'Sujet',
  way: { bell: 'Cloche seule', mail: 'Cloche et e-mail', daily: 'Cloche, e-mail quotidien', none: 'Rien' },
  topic: {
    tasks: {
      name: 'Vos actions requises',
      hint: 'Questions, informations et fichiers dont nous avons besoin. Les rappels suivent le même choix.',
    },
    messages: { name: 'Messages', hint: 'Regroupés dans un e-mail après 5 minutes d’absence' },
    progress: { name: 'Avancement de vos demandes', hint: 'Prise en charge, transmission, réponse, clôture' },
    cases: { name: 'Vos dossiers', hint: 'Attribués, rouverts, contestés, retirés' },
    approvals: { name: 'Approbations', hint: 'Solutions et refus qui attendent votre décision' },
    clocks: { name: 'Délais dépassés', hint: 'Premier contact, prise en charge ou décision en retard' },
    payments: { name: 'Paiements', hint: 'Coordonnées bancaires à contrôler' },
    work: { name: 'Tâches en arrière-plan', hint: 'Résultats des imports et des autres traitements' },
    receipts: { name: 'Accusés de réception et décisions', hint: 'Toujours envoyés par e-mail : ils vous servent de preuve' },
    security: { name: 'Connexion et sécurité', hint: 'Toujours envoyés par e-mail, pour protéger votre compte' },
    daily: { name: 'E-mail quotidien', hint: 'Tout ce qui arrive dans l’e-mail quotidien' },
  },
  always: 'Toujours par e-mail',
  mailTo: 'Les e-mails sont envoyés à',
  daily: {
    title: 'E-mail quotidien',
    time: 'Heure ({{zone}})',
    text: 'Les jours ouvrés, seulement s’il y a du nouveau.',
    next: 'Prochain : {{day}}',
  },
  proof: 'Les accusés de réception et les décisions arrivent toujours par e-mail. Ils vous servent de preuve.',
  saved: 'Enregistré',
  reset: 'Rétablir les valeurs par défaut',
  off: {
    sayTitle: 'Seulement les e-mails que vous voulez',
    sayText: 'Les notifications du portail restent comme avant.',
    all: 'Toutes les préférences de notification',
    title: 'Désactiver ces e-mails ?',
    text: 'Vous ne recevrez plus ces notifications par e-mail. Vous les verrez toujours sous la cloche du portail.',
    button: 'Désactiver les e-mails',
    done: 'Ces e-mails sont désactivés',
    doneText: 'Vous ne recevrez plus ces notifications par e-mail. Vous les verrez toujours sous la cloche du portail.',
    again: 'Réactiver',
    broken: 'Ce lien ne fonctionne pas',
  },
} satisfies Texts<typeof en, 'fr'>;
