import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'Aggiungi partner di assistenza',
  filter: {
    search: 'Nome, città o e-mail',
    country: 'Paese della sede',
  },
  column: {
    name: 'Partner di assistenza',
    place: 'Sede',
    serves: 'Paesi serviti',
    people: 'Persone',
  },
  disableText:
    'Tutte le persone di questa azienda verranno disconnesse subito e non potranno più accedere finché l’azienda non sarà riattivata.',
  disableUserText: 'Le sue sessioni verranno chiuse subito e non potrà più accedere fino alla riattivazione.',
  servesHint: 'Paesi in cui l’azienda accetta incarichi',
  emailHint: 'L’indirizzo dell’ufficio, ad esempio assistenza@azienda.com',
  person: {
    none: 'Ancora nessuno. Invitare la prima persona.',
    locked: 'L’azienda è disattivata',
    invite: 'Invita una persona',
    inviteTitle: 'Invita una persona in {{company}}',
  },
  people: 'Mostra le persone',
  peopleOf: 'Persone di {{name}}',
  emptyTitle: 'Ancora nessun partner di assistenza',
  emptyText: 'Le aziende che eseguono gli ordini di lavoro compaiono qui, con le loro persone.',
} satisfies Texts<typeof en, 'it'>;
