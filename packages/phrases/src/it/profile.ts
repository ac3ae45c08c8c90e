import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Ad esempio IT12345678901. Non è ancora nota? Inserire 0.',
    phone: 'Con il prefisso internazionale, ad esempio +39 02 1234 5678',
    addressTitle: 'Visibile solo alla sua azienda',
  },

  company: {
    edit: 'Modifica azienda',
    saved: 'Azienda salvata',
    locked: 'Per modificare la ragione sociale, contattare l’assistenza clienti: contratti e garanzie vi fanno riferimento.',
  },

  contact: {
    card: 'I suoi dati',
    saved: 'I suoi dati sono stati salvati',
    locked: 'Per modificare l’e-mail con cui accede, contattare l’assistenza clienti.',
    news: 'Desidero ricevere via e-mail novità su prodotti e servizi',
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
    isDefault: 'Indirizzo predefinito, proposto per primo nelle richieste di garanzia',
    makeDefault: 'Imposta come predefinito',
    makeDefaultOf: 'Imposta come predefinito: {{name}}',
    madeDefault: '{{name}} è ora l’indirizzo predefinito',
    deleteTitle: 'Eliminare {{name}}?',
    deleteText: 'Le richieste con consegna a questo indirizzo ne conservano una copia.',
    deleted: '{{name}}: eliminato',
    emptyTitle: 'Ancora nessun indirizzo',
    emptyText: 'Gli indirizzi salvati qui si possono usare per consegne e sostituzioni.',
  },

  person: {
    title: 'Profilo',
    edit: 'Modifica dati',
    inContact: 'Nome, telefono e qualifica si modificano nei <link>dati del referente</link>.',
    locked: 'Per modificare nome, indirizzo e-mail, azienda o team, rivolgersi a un amministratore.',
  },

  language: {
    text: 'Le invieremo le e-mail in questa lingua. Cambiandola cambia anche la lingua delle pagine.',
    saved: 'Lingua salvata',
  },

  password: {
    title: 'Password',
    hint: 'Da 6 a 16 lettere e cifre: almeno una lettera e una cifra',
    changedOn: 'Modificata il <day></day>',
    change: 'Modifica password',
    choose: 'Scegli una password',
    text: 'La modifica chiude tutte le altre sessioni. La informeremo via e-mail.',
    save: 'Modifica password',
    changed: 'Password modificata',
    changedText: 'Le altre sessioni sono state chiuse. Le abbiamo inviato un’e-mail.',
    noneTitle: 'Qui non ha una password',
    noneText: 'Accede con SSO. Se desidera anche una password, le invieremo un link per sceglierla.',
    noneAction: 'Invia link via e-mail',
  },

  sessions: {
    title: 'Sessioni',
    text: 'Dove ha effettuato l’accesso.',
    on: '{{browser}} su {{system}}',
    unknown: 'Dispositivo sconosciuto',
    here: 'Questa sessione',
    since: 'dal',
    lastSeen: 'ultima attività il',
    end: 'Termina',
    endOf: 'Termina la sessione di {{name}}',
    ended: 'Sessione terminata: {{name}}',
    endOthers: 'Termina tutte le altre sessioni',
    endOthersTitle: 'Terminare tutte le altre sessioni?',
    endOthersText: 'Ciò che lì non è ancora salvato potrebbe andare perso.',
    othersEnded: 'Tutte le altre sessioni sono terminate',
    stay: 'Su questo dispositivo l’accesso resta attivo.',
  },
} satisfies Texts<typeof en, 'it'>;
