import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Sta presentando una richiesta per <b>{{person}}</b> (<b>{{company}}</b>).',
  marked: 'Tutto ciò che invia viene contrassegnato «Presentata da {{name}}» e registrato.',
  actingLabel: 'Richiesta per conto di un cliente',
  stop: 'Termina',
  chooseTitle: 'Scegliere un cliente',
  chooseNote: 'Il cliente per cui si presenta la richiesta',
  claimTitle: 'Richiesta di garanzia per un cliente',
  search: 'Azienda, nome, e-mail o partita IVA',
  type: {
    label: 'Tipo di cliente',
    portal: 'Portale',
    rts: 'RTS',
  },
  column: {
    country: 'Paese',
    act: 'Azione',
  },
  actFor: 'Presenta richiesta',
  actForNamed: 'Presenta richiesta per {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Referente disattivato',
    accountDisabled: 'Azienda disattivata',
    notActivated: 'Non ancora attivato',
  },
  blockedTitle: 'Al momento non si possono presentare richieste per {{person}}',
  blocked: {
    contactDisabled: 'Questo referente è disattivato. Scegliere un altro referente di {{company}} o farlo riattivare.',
    accountDisabled: '{{company}} è disattivata. Un supervisore può riattivarla.',
    notActivated:
      'Il link di attivazione non è ancora stato usato. Chiedere al cliente di usarlo o a un supervisore di attivare l’account.',
  },
  chooseOther: 'Scegli un altro cliente',
  emptyText: 'I clienti che si registrano o che vengono aggiunti compaiono qui.',
  view: {
    label: 'Vista',
    customers: 'Clienti',
    drafts: 'Bozze',
    known: 'Cliente esistente',
    new: 'Nuovo cliente',
  },
  newCustomer: 'Aggiungi un nuovo cliente',
  kind: {
    title: 'Che cosa presenta per {{person}}?',
    begin: 'Inizia',
    otherTeam: 'Se ne occupa un altro team.',
  },
  drafts: {
    title: 'Bozze iniziate per clienti',
    whose: 'Di chi sono le bozze',
    all: 'Del mio team',
    mine: 'Mie',
    creator: 'Iniziata da',
    emptyTitle: 'Nessuna bozza per clienti',
    emptyText: 'Le bozze iniziate per un cliente restano salvate qui fino all’invio. I colleghi e il cliente possono continuarle.',
  },
  new: {
    text: 'Per i clienti che non accedono al portale. Li raggiungiamo via e-mail, per telefono e tramite il loro sistema.',
    company: 'Azienda',
    contact: 'Referente',
    role: 'Ruolo nei progetti',
    languageHint: 'Scriveremo loro in questa lingua.',
    submit: 'Aggiungi e continua',
  },
  duplicates: {
    title: 'È uno di questi clienti?',
    text: 'Hanno la stessa partita IVA o lo stesso indirizzo e-mail.',
    another: 'No, aggiungi un altro cliente',
    back: 'Torna al form',
  },
  filedBy: 'Presentata da <b>{{by}}</b> per <b>{{person}}</b>',
  submitted: {
    told: 'Presentata per {{person}} ({{company}}). Invieremo la ricevuta via e-mail a {{email}}.',
    case: 'Apri pratica',
    another: 'Presenta richiesta per un altro cliente',
  },
} satisfies Texts<typeof en, 'it'>;
