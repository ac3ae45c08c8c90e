import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Zum Beispiel B04512345. Noch nicht bekannt? Geben Sie 0 ein.',
    phone: 'Mit Ländervorwahl, zum Beispiel +34 600 123 456',
    addressTitle: 'Nur Ihr Unternehmen sieht sie, um die Adresse wiederzufinden',
  },

  company: {
    edit: 'Unternehmen bearbeiten',
    saved: 'Unternehmen gespeichert',
    locked: 'Den Firmennamen ändert der Kundenservice, denn Verträge und Garantien nennen ihn.',
  },

  contact: {
    card: 'Ihre Angaben',
    saved: 'Ihre Angaben sind gespeichert',
    locked: 'Die E-Mail-Adresse ändert der Kundenservice, denn mit ihr melden Sie sich an.',
    news: 'Informieren Sie mich per E-Mail über neue Produkte und Services',
  },

  addresses: {
    title: 'Lieferadressen',
    count: '{{number}} von {{max}}',
    add: 'Neue Adresse',
    added: 'Adresse hinzugefügt',
    edit: 'Adresse bearbeiten',
    save: 'Adresse speichern',
    saved: 'Adresse gespeichert',
    default: 'Standard',
    isDefault: 'Standardadresse: steht bei der Adresswahl in einem Antrag an erster Stelle',
    makeDefault: 'Als Standard festlegen',
    makeDefaultOf: 'Als Standard festlegen: {{name}}',
    madeDefault: '{{name}} ist jetzt die Standardadresse',
    deleteTitle: '{{name}} löschen?',
    deleteText: 'Vorgänge, die dorthin liefern, behalten ihre Kopie der Adresse.',
    deleted: '{{name}} ist gelöscht',
    emptyTitle: 'Noch keine Adressen',
    emptyText: 'Adressen, die Sie hier speichern, können Sie für Lieferungen und Austausch auswählen.',
  },

  person: {
    title: 'Profil',
    edit: 'Ihre Angaben bearbeiten',
    inContact: 'Name, Telefon und Position ändern Sie unter <link>Kontaktperson</link>.',
    locked: 'Name, E-Mail-Adresse und Zugehörigkeit ändert die Administration.',
  },

  language: {
    text: 'E-Mails kommen in dieser Sprache. Eine andere Wahl stellt auch die Oberfläche um.',
    saved: 'Sprache gespeichert',
  },

  password: {
    title: 'Passwort',
    hint: '6 bis 16 Buchstaben und Ziffern, jeweils mindestens eine.',
    changedOn: 'Geändert am <day></day>',
    change: 'Passwort ändern',
    choose: 'Passwort festlegen',
    text: 'Mit der Änderung enden alle Ihre anderen Sitzungen, und Sie erhalten eine E-Mail darüber.',
    save: 'Passwort ändern',
    changed: 'Passwort geändert',
    changedText: 'Ihre anderen Sitzungen sind beendet. Wir haben Ihnen eine E-Mail dazu gesendet.',
    noneTitle: 'Sie haben hier kein Passwort',
    noneText:
      'Sie melden sich über die zentrale Anmeldung an. Wenn Sie zusätzlich ein Passwort möchten, senden wir Ihnen einen Link, über den Sie eines wählen.',
    noneAction: 'Link per E-Mail anfordern',
  },

  sessions: {
    title: 'Sitzungen',
    text: 'Wo Sie angemeldet sind.',
    on: '{{browser}} unter {{system}}',
    unknown: 'Unbekanntes Gerät',
    here: 'Diese Sitzung',
    since: 'seit',
    lastSeen: 'zuletzt aktiv',
    end: 'Beenden',
    endOf: 'Sitzung beenden: {{name}}',
    ended: 'Sitzung beendet: {{name}}',
    endOthers: 'Alle anderen Sitzungen beenden',
    endOthersTitle: 'Alle anderen Sitzungen beenden?',
    endOthersText: 'Was dort noch nicht gespeichert ist, kann verloren gehen.',
    othersEnded: 'Alle anderen Sitzungen sind beendet',
    stay: 'Hier bleiben Sie angemeldet.',
  },
} satisfies Texts<typeof en, 'de'>;
