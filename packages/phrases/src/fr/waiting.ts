import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}} : client relancé',
  reopen: {
    title: 'Rouvrir {{number}}',
    text: 'La demande repasse en examen auprès de la personne qui la suivait. Ce qui a été payé, réparé ou livré reste acquis ; tout le reste est de nouveau ouvert.',
    reasonHint: 'Le client lira ce texte.',
    done: '{{number}} : rouverte',
  },
  ended: {
    completed: 'Cette demande de renseignements est terminée. Si vous écrivez au plus tard le <time></time>, nous la rouvrirons.',
    withdrawn:
      'Cette demande a été retirée, faute de réponse. Si vous répondez ou écrivez au plus tard le <time></time>, nous la rouvrirons.',
  },
  tasks: {
    title: 'Mes actions requises',
    waiting_one: '{{number}} action requise vous attend',
    waiting_other: '{{number}} actions requises vous attendent',
    waiting_many: '{{number}} d’actions requises vous attendent',
    waitingCompany_one: '{{number}} action requise attend votre entreprise',
    waitingCompany_other: '{{number}} actions requises attendent votre entreprise',
    waitingCompany_many: '{{number}} d’actions requises attendent votre entreprise',
    whose: 'Actions requises affichées',
    mine: 'Les miennes',
    company: 'Entreprise',
    emptyTitle: 'Aucune action requise',
    emptyText: 'Nous vous préviendrons si nous avons besoin de quelque chose.',
    openRequests: 'Ouvrir mes demandes',
    reminder: 'Prochain rappel : <time></time>',
    until: 'Ouverte jusqu’au <time></time>',
    of: 'Contact : {{name}}',
    locked: 'Vous ne pouvez pas y répondre. Le contact de cette demande est {{name}}.',
    answerName: 'Répondre à {{name}}',
    yourAnswer: 'Votre réponse',
    send: 'Envoyer',
    sent: 'Réponse envoyée',
    sentText: 'Nous avons bien reçu votre réponse et reviendrons vers vous.',
    receipts: 'Ce que vous avez envoyé',
    noReceipts: 'Les réponses que vous envoyez apparaissent ici.',
    waitsFor: 'Actions requises en attente',
    forYou: '<b>{{number}}</b> pour vous',
    forColleague: '<b>{{number}}</b> pour {{name}}',
    noOne: 'Aucune dans votre entreprise',
    rhythm: 'Nous vous relancerons après 3, 7 et 15 jours ouvrés.',
  },
} satisfies Texts<typeof en, 'fr'>;
