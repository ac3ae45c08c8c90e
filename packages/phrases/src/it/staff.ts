import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: 'Invita',
  teams: 'Team',
  filter: {
    search: 'Nome o e-mail',
    role: 'Ruolo',
  },
  you: 'Lei',
  ownLocked: 'Non è possibile disattivare se stessi. Può farlo un altro amministratore.',
  noTeam: 'Nessun team',
  menu: 'Azioni di {{name}}',
  action: {
    inviteAgain: 'Invia di nuovo l’invito',
    endSessions: 'Disconnetti ovunque',
    unbind: 'Scollega l’autenticazione unificata',
  },
  form: {
    inviteTitle: 'Invita un utente del call center',
    emailHint: 'Lì arriva il link per scegliere la password. Non può essere l’indirizzo di un cliente.',
    languageHint: 'L’invito è scritto in questa lingua.',
    rolesHint: 'Se ne possono scegliere più d’uno; valgono da subito.',
  },
  done: {
    sessions: '{{name}}: disconnesso ovunque',
    unbound: '{{name}}: autenticazione unificata scollegata',
  },
  endSessions: {
    title: 'Disconnettere {{name}} ovunque?',
    text: 'Ciò che lì non è salvato va perso. Si può accedere di nuovo subito.',
  },
  unbind: {
    title: 'Scollegare {{name}} dall’autenticazione unificata?',
    text: 'Viene disconnesso ovunque. Al prossimo accesso il collegamento si ristabilisce: con il suo indirizzo se il provider lo ha verificato, altrimenti con la password.',
  },
  disable: {
    text: 'Tutte le sessioni terminano subito e non si può accedere fino alla riattivazione. Quanto fatto resta registrato.',
    what: 'Cosa succede alle pratiche aperte',
    toColleague: 'Passa a un collega',
    toUnassigned: 'Rimetti tra le non assegnate',
    colleague: 'Collega',
    noColleague: 'Nessuno può seguirle tutte',
    reasonHint: 'Resta nel registro e nelle pratiche, per esempio: ha lasciato l’azienda.',
    cases_one: '{{name}} ha una pratica aperta.',
    cases_many: '{{name}} ha {{number}} di pratiche aperte.',
    cases_other: '{{name}} ha {{number}} pratiche aperte.',
    load_one: '{{count}} aperta',
    load_many: '{{count}} aperte',
    load_other: '{{count}} aperte',
  },
  team: {
    title: 'Team del call center',
    name: 'Nome del team',
    add: 'Aggiungi',
    added: 'Team aggiunto',
    rename: 'Rinomina {{name}}',
    renamed: 'Team rinominato',
    remove: 'Rimuovi {{name}}',
    removeTitle: 'Rimuovere il team {{name}}?',
    removeText: 'Le persone restano, senza team.',
    removeConfirm: 'Rimuovi il team',
    removed: 'Team rimosso',
    emptyTitle: 'Ancora nessun team',
    emptyText: 'I team dicono chi lavora insieme. Compaiono nell’elenco e come filtro.',
    members_one: '{{count}} persona',
    members_many: '{{count}} di persone',
    members_other: '{{count}} persone',
  },
  emptyTitle: 'Ancora nessun utente del call center',
  emptyText: 'Qui compare chi viene invitato.',
} satisfies Texts<typeof en, 'it'>;
