import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'Avvisi',
  markAll: 'Segna tutti come letti',
  all: 'Tutti gli avvisi',
  shown: 'Filtra gli avvisi',
  shownAll: 'Tutti',
  shownUnread: 'Non letti',
  more: 'Mostra altri',
  emptyTitle: 'Ancora nessun avviso',
  emptyText: 'Qui vede che cosa succede alle sue richieste.',
  noneUnread: 'Nessun avviso non letto',
  kind: {
    message: 'Nuovi messaggi',
    question: 'Una domanda per lei',
    filedForYou: 'Abbiamo presentato una richiesta per lei',
    bound: 'La sua richiesta di informazioni è nel portale',
    pickedUp: '{{owner}} segue la sua richiesta',
    ownerChanged: '{{owner}} segue ora la sua richiesta',
    contactChanged: 'Ora il referente è lei',
    replied: 'Abbiamo risposto alla sua richiesta di informazioni',
    turnedIntoClaim: 'Richiesta di garanzia {{claimNo}} dalle sue informazioni',
    completed: 'La sua richiesta di informazioni è completata',
    notForUs: 'Non possiamo aiutarla',
    withdrawn: 'La richiesta è stata ritirata',
    assigned: 'Richiesta assegnata a lei',
    reopened: 'Richiesta di informazioni riaperta',
    rejected: 'La sua richiesta di garanzia è stata respinta',
    appealed: 'Rifiuto contestato',
    firstContactLate: 'Il primo contatto è in ritardo',
    pickUpLate: 'La presa in carico è in ritardo',
  },
} satisfies Texts<typeof en, 'it'>;
