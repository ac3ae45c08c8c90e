import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Sie reichen im Namen von <b>{{person}}</b> (<b>{{company}}</b>) ein.',
  marked: 'Alles, was Sie einreichen, wird mit „Eingereicht von {{name}}“ gekennzeichnet und protokolliert.',
  actingLabel: 'Einreichen für einen Kunden',
  stop: 'Beenden',
  chooseTitle: 'Kunden wählen',
  chooseNote: 'Der Kunde, für den Sie einreichen',
  claimTitle: 'Garantieantrag für einen Kunden',
  search: 'Firma, Name, E-Mail oder Steuernummer',
  type: {
    label: 'Kundentyp',
    portal: 'Portal',
    rts: 'RTS',
  },
  column: {
    country: 'Land',
    act: 'Aktion',
  },
  actFor: 'Vorgang einreichen',
  actForNamed: 'Vorgang einreichen für {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Kontaktperson deaktiviert',
    accountDisabled: 'Firma deaktiviert',
    notActivated: 'Noch nicht aktiviert',
  },
  blockedTitle: 'Für {{person}} können Sie derzeit nichts einreichen',
  blocked: {
    contactDisabled: 'Diese Kontaktperson ist deaktiviert. Wählen Sie eine andere von {{company}} oder lassen Sie diese wieder aktivieren.',
    accountDisabled: '{{company}} ist deaktiviert. Die Teamleitung kann die Firma wieder aktivieren.',
    notActivated:
      'Der Aktivierungslink wurde noch nicht verwendet. Bitten Sie den Kunden darum oder lassen Sie das Konto von der Teamleitung aktivieren.',
  },
  chooseOther: 'Anderen Kunden wählen',
  emptyText: 'Hier erscheinen Kunden, die sich registrieren oder die Sie anlegen.',
  view: {
    label: 'Ansicht',
    customers: 'Kunden',
    drafts: 'Entwürfe',
    known: 'Bestehender Kunde',
    new: 'Neuer Kunde',
  },
  newCustomer: 'Neuen Kunden anlegen',
  kind: {
    title: 'Was reichen Sie für {{person}} ein?',
    begin: 'Beginnen',
    otherTeam: 'Diese reicht ein anderes Team ein.',
  },
  drafts: {
    title: 'Für Kunden begonnene Entwürfe',
    whose: 'Wessen Entwürfe',
    all: 'Vom Team',
    mine: 'Von mir',
    creator: 'Begonnen von',
    emptyTitle: 'Keine Entwürfe für Kunden',
    emptyText:
      'Entwürfe, die Sie für einen Kunden beginnen, werden hier gespeichert, bis sie eingereicht sind. Ihr Team und der Kunde können sie fortsetzen.',
  },
  new: {
    text: 'Für Kunden, die sich nicht am Portal anmelden. Wir erreichen sie per E-Mail, telefonisch und über ihr eigenes System.',
    company: 'Firma',
    contact: 'Kontaktperson',
    role: 'Rolle in Projekten',
    languageHint: 'In dieser Sprache schreiben wir.',
    submit: 'Anlegen und weiter',
  },
  duplicates: {
    title: 'Ist es einer dieser Kunden?',
    text: 'Sie haben dieselbe Steuernummer oder E-Mail-Adresse.',
    another: 'Nein, anderen Kunden anlegen',
    back: 'Zurück zum Formular',
  },
  filedBy: 'Eingereicht von <b>{{by}}</b> für <b>{{person}}</b>',
  submitted: {
    told: 'Eingereicht für {{person}} ({{company}}). Die Bestätigung geht per E-Mail an {{email}}.',
    case: 'Fall öffnen',
    another: 'Für einen anderen Kunden einreichen',
  },
} satisfies Texts<typeof en, 'de'>;
