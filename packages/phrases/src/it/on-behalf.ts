import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Sta agendo per <b>{{company}}</b>, come <b>{{person}}</b>.',
  marked: 'Ciò che invia viene contrassegnato «inserito da {{name}}» e registrato.',
  actingLabel: 'Azione per un cliente',
  stop: 'Smetti di agire',
  chooseTitle: 'Scegli un cliente',
  chooseNote: 'per cui agire',
  claimTitle: 'Richiesta di garanzia per un cliente',
  search: 'Azienda, nome, e-mail o partita IVA',
  type: {
    label: 'Tipo di cliente',
    portal: 'Portale',
    rts: 'RTS',
  },
  column: {
    country: 'Paese',
    act: 'Agire',
  },
  actFor: 'Agisci per',
  actForNamed: 'Agisci per {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Referente disattivato',
    accountDisabled: 'Azienda disattivata',
    notActivated: 'Non ancora attivato',
  },
  blockedTitle: 'Al momento non può agire per {{person}}',
  blocked: {
    contactDisabled: 'Questo referente è disattivato. Scelga un altro referente di {{company}} oppure lo faccia riattivare.',
    accountDisabled: '{{company}} è disattivata. Un supervisore può riattivarla.',
    notActivated:
      'Il link di attivazione non è ancora stato usato. Chieda al cliente di usarlo; un supervisore può aiutare con l’attivazione.',
  },
  chooseOther: 'Scegli un altro cliente',
  emptyText: 'Qui compaiono i clienti che si registrano e quelli che inserisce lei.',
  view: {
    label: 'Cosa mostrare',
    customers: 'Clienti',
    drafts: 'Bozze iniziate',
    known: 'Cliente noto',
    new: 'Nuovo cliente',
  },
  newCustomer: 'Inserisci un nuovo cliente',
  kind: {
    title: 'Cosa presenta per {{person}}?',
    begin: 'Inizia',
    prepared: 'Questo tipo è in preparazione. Fino ad allora, annoti la chiamata.',
    otherTeam: 'Se ne occupa un altro team.',
  },
  drafts: {
    title: 'Bozze iniziate per clienti',
    whose: 'Bozze di chi',
    all: 'Del team',
    mine: 'Miei',
    creator: 'Iniziata da',
    emptyTitle: 'Nessuna bozza per clienti',
    emptyText: 'Ciò che inizia per un cliente resta salvato qui fino all’invio. I colleghi e il cliente possono proseguire.',
  },
  new: {
    text: 'Un cliente senza accesso al portale. Riceve e-mail ed è raggiungibile per telefono e nel proprio sistema.',
    company: 'L’azienda',
    contact: 'Il referente',
    role: 'Ruolo nei progetti',
    languageHint: 'In cui scriviamo loro',
    submit: 'Inserisci e continua',
  },
  duplicates: {
    title: 'È uno di questi clienti?',
    text: 'Hanno la stessa partita IVA o lo stesso indirizzo e-mail.',
    another: 'No, inserisci un altro cliente',
    back: 'Torna al form',
  },
  filedBy: 'Presentato da <b>{{by}}</b> per <b>{{person}}</b>',
  submitted: {
    told: 'Presentato per {{person}} ({{company}}). La ricevuta va via e-mail a {{email}}.',
    case: 'Apri il caso',
    another: 'Agisci per un altro cliente',
  },
} satisfies Texts<typeof en, 'it'>;
