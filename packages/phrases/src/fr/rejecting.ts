import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: 'Proposer le refus de {{number}}',
    text: 'Une autre personne décide. D’ici là, le client ne voit rien ; il pourra ensuite contester une fois.',
    language: 'Écrivez dans la langue du client : {{language}}',
    note: 'Note pour la personne qui décide',
    noteHint: 'Visible uniquement par les collègues.',
    confirm: 'Envoyer la proposition',
    done: '{{number}} : proposition envoyée',
  },
  reject: {
    title: 'Refuser {{number}} ?',
    text: 'Le client recevra tout de suite ce texte par e-mail :',
    read: 'J’ai lu le texte que recevra le client',
    done: '{{number}} a été refusée',
  },
  giveBack: {
    title: 'Renvoyer la proposition pour {{number}}',
    text: 'La demande reste en cours d’examen.',
    reasonHint: 'Par exemple : les photos montrent clairement le défaut',
    done: '{{number}} : proposition renvoyée',
  },
  takeBack: {
    title: 'Retirer la proposition pour {{number}} ?',
    text: 'La demande reste en cours d’examen. Vous pourrez à nouveau proposer un refus plus tard.',
    done: '{{number}} : proposition retirée',
  },
  card: {
    title: 'Proposition de refus',
    waiting: 'En attente d’une décision',
    waitingForYou: 'En attente de votre décision',
    returned: 'Renvoyée',
    by: '{{name}}, <time></time>',
    due: 'Décision au plus tard le <time></time>',
    reads: 'Ce que lira le client',
    returnedBy: '{{name}} l’a renvoyée',
    fourEyes: 'Cette proposition vient de vous ; une autre personne doit donc décider.',
  },
  rejected: {
    on: 'Décision du <time></time>',
  },
  appeal: {
    title: 'Votre contestation',
    titleOf: 'Contester la décision sur {{number}}',
    once: 'Une fois pour cette demande, jusqu’au <time></time>',
    text: 'Nous réexaminerons la demande avec vos compléments.',
    reason: 'Qu’avons-nous omis ?',
    reasonHint: 'Par exemple : un bon de livraison avec un début de garantie plus tardif',
    files: 'Vous pouvez ajouter des fichiers dans la conversation.',
    send: 'Envoyer la contestation',
    sent: 'Contestation envoyée',
    until: 'Contestation possible jusqu’au',
    final: 'Cette décision est définitive.',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: 'Reste-t-il quelque chose à régler ?',
    titleOf: 'Rouvrir {{number}}',
    text: 'Nous examinerons de nouveau le reste de la demande. Ce qui a été payé, réparé ou livré reste acquis.',
    reason: 'Que devons-nous revoir ?',
    reasonHint: 'Par exemple : trois modules ont été refusés, mais de nouvelles photos montrent le défaut',
    sent: 'Demande rouverte',
  },
} satisfies Texts<typeof en, 'fr'>;
