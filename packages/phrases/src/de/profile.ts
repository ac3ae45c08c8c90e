import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Zum Beispiel DE123456789. Noch nicht bekannt? 0 eingeben.',
    phone: 'Mit Landesvorwahl, zum Beispiel +49 151 23456789',
    addressTitle: 'Nur für Ihre Firma sichtbar',
  },

  company: {
    edit: 'Firma bearbeiten',
    saved: 'Firma gespeichert',
    locked: 'Möchten Sie den Firmennamen ändern, wenden Sie sich an den Kundenservice. Verträge und Garantien lauten auf diesen Namen.',
  },

  contact: {
    card: 'Ihre Angaben',
    saved: 'Ihre Angaben wurden gespeichert',
    locked: 'Möchten Sie die E-Mail-Adresse für die Anmeldung ändern, wenden Sie sich an den Kundenservice.',
    news: 'Neuigkeiten zu Produkten und Services per E-Mail erhalten',
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
    isDefault: 'Standardadresse, wird bei Garantieanträgen zuerst vorgeschlagen',
    makeDefault: 'Als Standard festlegen',
    makeDefaultOf: 'Als Standard festlegen: {{name}}',
    madeDefault: '{{name}} ist jetzt die Standardadresse',
    deleteTitle: '{{name}} löschen?',
    deleteText: 'Vorgänge, die dorthin liefern, behalten eine Kopie der Adresse.',
    deleted: '{{name}} gelöscht',
    emptyTitle: 'Noch keine Adressen',
    emptyText: 'Adressen, die Sie hier speichern, stehen für Lieferungen und Austausch zur Auswahl.',
  },

  person: {
    title: 'Profil',
    edit: 'Ihre Angaben bearbeiten',
    inContact: 'Name, Telefon und Position ändern Sie in <link>Ihren Kontaktangaben</link>.',
    locked: 'Name, E-Mail-Adresse, Firma und Team ändert die Administration.',
  },

  language: {
    text: 'In dieser Sprache schreiben wir Ihnen E-Mails. Wenn Sie sie ändern, ändert sich auch die Sprache der Seiten.',
    saved: 'Sprache gespeichert',
  },

  password: {
    title: 'Passwort',
    hint: '6 bis 16 Buchstaben und Ziffern, von beidem mindestens eines',
    changedOn: 'Geändert am <day></day>',
    change: 'Passwort ändern',
    choose: 'Passwort festlegen',
    text: 'Mit der Änderung enden alle Ihre anderen Sitzungen, und Sie erhalten eine E-Mail dazu.',
    save: 'Passwort ändern',
    changed: 'Passwort geändert',
    changedText: 'Ihre anderen Sitzungen sind beendet. Wir haben Ihnen eine E-Mail dazu gesendet.',
    noneTitle: 'Sie haben hier kein Passwort',
    noneText:
      'Sie melden sich über die zentrale Anmeldung an. Wenn Sie zusätzlich ein Passwort möchten, senden wir Ihnen einen Link, über den Sie eines festlegen.',
    noneAction: 'Link per E-Mail erhalten',
  },

  sessions: {
    title: 'Sitzungen',
    text: 'Wo Sie angemeldet sind.',
    on: '{{browser}} unter {{system}}',
    unknown: 'Unbekanntes Gerät',
    here: 'Diese Sitzung',
    since: 'seit dem',
    lastSeen: 'zuletzt aktiv am',
    end: 'Beenden',
    endOf: 'Sitzung beenden: {{name}}',
    ended: 'Sitzung beendet: {{name}}',
    endOthers: 'Alle anderen Sitzungen beenden',
    endOthersTitle: 'Alle anderen Sitzungen beenden?',
    endOthersText: 'Was dort noch nicht gespeichert ist, kann verloren gehen.',
    othersEnded: 'Alle anderen Sitzungen sind beendet',
    stay: 'Auf diesem Gerät bleiben Sie angemeldet.',
  },
} satisfies Texts<typeof en, 'de'>;
