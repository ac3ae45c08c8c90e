import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'Aggiungi partner di assistenza',
  filter: {
    search: 'Nome, città o e-mail',
    country: 'Sede',
  },
  column: {
    name: 'Partner di assistenza',
    place: 'Luogo',
    serves: 'Serve',
    people: 'Persone',
  },
  disableText: 'Tutte le sue persone vengono disconnesse subito e non possono accedere fino alla riattivazione.',
  disableUserText: 'La disconnessione è immediata e non si può accedere fino alla riattivazione.',
  servesHint: 'Paesi in cui accetta lavori.',
  emailHint: 'Dell’ufficio, per esempio service@company.com.',
  person: {
    none: 'Ancora nessuno. Invitare la prima persona.',
    locked: 'L’azienda è disattivata',
    invite: 'Invita una persona',
    inviteTitle: 'Invita in {{company}}',
  },
  people: 'Mostra le persone',
  peopleOf: 'Persone di {{name}}',
  emptyTitle: 'Ancora nessun partner di assistenza',
  emptyText: 'Qui compaiono le aziende che eseguono gli ordini di lavoro, con le loro persone.',
} satisfies Texts<typeof en, 'it'>;
