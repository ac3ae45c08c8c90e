import type en from '../en/history.ts';
import type { Texts } from '../texts.ts';

/** Words of requests that are over, and of what is known of one module. */
export default {
  title: 'Abgeschlossene Vorgänge',
  search: 'Seriennr., Projekt, Nummer, Wort',
  result: 'Ergebnis',
  all: 'Alle',
  closed: 'Geschlossen',
  closedUtc: 'Geschlossen (UTC)',
  pieces: 'Stück',
  project: 'Projekt',
  importedFrom: 'Übernommen aus {{system}}',
  importedNote: 'Dieser Vorgang stammt aus einem älteren System, {{system}}. Er ist geschlossen und kann nur gelesen werden.',
  emptyTitle: 'Noch keine abgeschlossenen Vorgänge',
  emptyText: 'Abgeschlossene, abgelehnte und zurückgezogene Vorgänge erscheinen hier, auch solche aus älteren Systemen.',
  toPassport: 'Ansehen, was wir über das Modul <link>{{sn}}</link> wissen.',
  openRequest: 'Vorgang öffnen',
  openMessages: 'Nachrichtenverlauf öffnen',
  took: {
    completed: 'Von der Einreichung bis zum Abschluss',
    rejected: 'Von der Einreichung bis zur Ablehnung',
    withdrawn: 'Von der Einreichung bis zum Zurückziehen',
  },
  details: 'Details',
  description: 'Beschreibung',
  outcome: 'Ausgang',
  serialNumbers: 'Seriennummern',
  firstSerials: 'Die ersten {{shown}} von {{total}}',

  passport: {
    title: 'Modulpass',
    genuine: 'Original',
    unknown: 'Nicht in unserem Register',
    other: 'Andere Seriennummer',
    missingTitle: 'Kein Modulpass zu dieser Seriennummer',
    missingText:
      'Bitte prüfen Sie die Nummer. Kunden können den Pass von Modulen öffnen, die ihre Firma in einem eingereichten Vorgang angegeben hat.',
    warranty: 'Garantie',
    product: 'Produktgarantie',
    performance: 'Leistungsgarantie',
    until: 'Bis {{day}}',
    ended: 'Abgelaufen am {{day}}',
    life: 'Lebenslauf des Moduls',
    module: 'Modul',
    grade: 'Güteklasse',
    made: 'Hergestellt',
    region: 'Garantiegebiet',
    settled: 'Ausgetauscht oder entschädigt',
    warrantyStarted: 'Garantiebeginn',
    noRequests: 'Kein Vorgang enthält dieses Modul.',
  },
} satisfies Texts<typeof en, 'de'>;
