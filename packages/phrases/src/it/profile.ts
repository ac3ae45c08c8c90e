import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Per esempio B04512345. Non è ancora nota? Inserire 0.',
    phone: 'Con il prefisso del Paese, per esempio +34 600 123 456',
    addressTitle: 'La vede solo la sua azienda, per ritrovare l’indirizzo',
  },

  company: {
    edit: 'Modifica l’azienda',
    saved: 'Azienda salvata',
    locked: 'La ragione sociale viene modificata dall’assistenza clienti: compare in contratti e garanzie.',
  },

  contact: {
    card: 'I suoi dati',
    saved: 'I suoi dati sono salvati',
    locked: 'L’indirizzo e-mail viene modificato dall’assistenza clienti: serve per accedere.',
    news: 'Desidero ricevere per e-mail novità su prodotti e servizi',
  },

  addresses: {
    title: 'Indirizzi di consegna',
    count: '{{number}} di {{max}}',
    add: 'Nuovo indirizzo',
    added: 'Indirizzo aggiunto',
    edit: 'Modifica indirizzo',
    save: 'Salva indirizzo',
    saved: 'Indirizzo salvato',
    default: 'Predefinito',
    isDefault: 'Indirizzo predefinito: compare per primo quando se ne sceglie uno per una richiesta di garanzia',
    makeDefault: 'Imposta come predefinito',
    makeDefaultOf: 'Imposta come predefinito: {{name}}',
    madeDefault: '{{name}} è ora l’indirizzo predefinito',
    deleteTitle: 'Eliminare {{name}}?',
    deleteText: 'Le richieste con consegna a questo indirizzo ne conservano una copia.',
    deleted: '{{name}} è stato eliminato',
    emptyTitle: 'Ancora nessun indirizzo',
    emptyText: 'Gli indirizzi salvati qui si possono scegliere per consegne e sostituzioni.',
  },

  person: {
    title: 'Profilo',
    edit: 'Modifica i suoi dati',
    inContact: 'Nome, telefono e qualifica si modificano in <link>Referente</link>.',
    locked: 'Nome, indirizzo e-mail e appartenenza vengono modificati dall’amministratore.',
  },

  language: {
    text: 'Le e-mail arrivano in questa lingua. Scegliendone un’altra cambia anche l’interfaccia.',
    saved: 'Lingua salvata',
  },

  password: {
    title: 'Password',
    hint: 'Da 6 a 16 lettere e cifre, almeno una di ciascuna.',
    changedOn: 'Modificata il <day></day>',
    change: 'Modifica la password',
    choose: 'Scegli una password',
    text: 'Con la modifica si chiudono tutte le altre sessioni e lei riceve un’e-mail di conferma.',
    save: 'Modifica la password',
    changed: 'Password modificata',
    changedText: 'Le altre sessioni sono state chiuse. Le abbiamo inviato un’e-mail.',
    noneTitle: 'Qui non ha una password',
    noneText: 'Accede tramite l’autenticazione unificata. Se desidera anche una password, le inviamo un link per sceglierla.',
    noneAction: 'Ricevi un link per e-mail',
  },

  sessions: {
    title: 'Sessioni',
    text: 'Dove ha effettuato l’accesso.',
    on: '{{browser}} su {{system}}',
    unknown: 'Dispositivo sconosciuto',
    here: 'Questa sessione',
    since: 'dal',
    lastSeen: 'ultima attività',
    end: 'Termina',
    endOf: 'Termina la sessione di {{name}}',
    ended: 'Sessione terminata: {{name}}',
    endOthers: 'Termina tutte le altre sessioni',
    endOthersTitle: 'Terminare tutte le altre sessioni?',
    endOthersText: 'Ciò che lì non è ancora salvato può andare perso.',
    othersEnded: 'Tutte le altre sessioni sono terminate',
    stay: 'Qui l’accesso resta attivo.',
  },
} satisfies Texts<typeof en, 'it'>;
