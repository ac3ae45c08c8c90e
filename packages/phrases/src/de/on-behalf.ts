import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Sie handeln für <b>{{company}}</b>, als <b>{{person}}</b>.',
  marked: 'Was Sie senden, wird mit „eingegeben von {{name}}“ gekennzeichnet und protokolliert.',
  actingLabel: 'Handeln für einen Kunden',
  stop: 'Handeln beenden',
  chooseTitle: 'Kunden wählen',
  chooseNote: 'für den Sie handeln',
  claimTitle: 'Garantieantrag für einen Kunden',
  search: 'Firma, Name, E-Mail oder Steuernummer',
  type: {
    label: 'Kundentyp',
    portal: 'Portal',
    rts: 'RTS',
  },
  column: {
    country: 'Land',
    act: 'Handeln',
  },
  actFor: 'Handeln für',
  actForNamed: 'Handeln für {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Kontaktperson deaktiviert',
    accountDisabled: 'Firma deaktiviert',
    notActivated: 'Noch nicht aktiviert',
  },
  blockedTitle: 'Für {{person}} können Sie derzeit nicht handeln',
  blocked: {
    contactDisabled: 'Diese Kontaktperson ist deaktiviert. Wählen Sie eine andere von {{company}}, oder lassen Sie sie wieder aktivieren.',
    accountDisabled: '{{company}} ist deaktiviert. Die Teamleitung kann die Firma wieder aktivieren.',
    notActivated:
      'Der Aktivierungslink wurde noch nicht benutzt. Bitten Sie den Kunden darum; die Teamleitung kann bei der Aktivierung helfen.',
  },
  chooseOther: 'Anderen Kunden wählen',
  emptyText: 'Hier erscheinen Kunden, die sich registrieren, und solche, die Sie selbst eingeben.',
  view: {
    label: 'Ansicht',
    customers: 'Kunden',
    drafts: 'Begonnene Entwürfe',
    known: 'Bekannter Kunde',
    new: 'Neuer Kunde',
  },
  newCustomer: 'Neuen Kunden eingeben',
  kind: {
    title: 'Was reichen Sie für {{person}} ein?',
    begin: 'Beginnen',
    prepared: 'Diese Art ist in Vorbereitung. Notieren Sie den Anruf bis dahin.',
    otherTeam: 'Dafür ist ein anderes Team zuständig.',
  },
  drafts: {
    title: 'Für Kunden begonnene Entwürfe',
    whose: 'Wessen Entwürfe',
    all: 'Vom Team',
    mine: 'Von mir',
    creator: 'Begonnen von',
    emptyTitle: 'Keine Entwürfe für Kunden',
    emptyText:
      'Was Sie für einen Kunden beginnen, wird hier gespeichert, bis es eingereicht ist. Kollegen und der Kunde können es fortsetzen.',
  },
  new: {
    text: 'Ein Kunde ohne Anmeldung am Portal. Er erhält E-Mails und ist per Telefon und in seinem eigenen System erreichbar.',
    company: 'Die Firma',
    contact: 'Die Kontaktperson',
    role: 'Rolle in Projekten',
    languageHint: 'In der wir ihnen schreiben',
    submit: 'Eingeben und weiter',
  },
  duplicates: {
    title: 'Ist es einer dieser Kunden?',
    text: 'Sie haben dieselbe Steuernummer oder E-Mail-Adresse.',
    another: 'Nein, anderen Kunden eingeben',
    back: 'Zurück zum Formular',
  },
  filedBy: 'Eingereicht von <b>{{by}}</b> für <b>{{person}}</b>',
  submitted: {
    told: 'Eingereicht für {{person}} ({{company}}). Die Bestätigung geht per E-Mail an {{email}}.',
    case: 'Fall öffnen',
    another: 'Für einen anderen Kunden handeln',
  },
} satisfies Texts<typeof en, 'de'>;
