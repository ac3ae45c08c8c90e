import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'Sprachen',
  count_one: '{{number}} Text in neun Sprachen',
  count_other: '{{number}} Texte in neun Sprachen',
  view: {
    label: 'Ansicht',
    texts: 'Texte',
    coverage: 'Abdeckung',
  },
  available: {
    title: 'Angebotene Sprachen',
    hint: 'Für Besuchende und Nutzende. Englisch lässt sich nicht abschalten: Die anderen greifen darauf zurück.',
    offered: '{{language}} wird angeboten',
    default: 'Standardsprache',
    isDefault: 'Standard',
    share: '{{language}}: Anteil der Texte',
    switchedOn: '{{language}} wird jetzt angeboten',
    switchedOff: '{{language}} wird nicht mehr angeboten',
    defaultChosen: '{{language}} ist jetzt die Standardsprache',
  },
  filter: {
    search: 'Schlüssel oder Wörter',
    all: 'Alle',
    part: 'Bereich',
  },
  state: {
    translated: 'Übersetzt',
    overridden: 'Eigener Text',
    missing: 'Fehlt',
    differs: 'Zu prüfen',
  },
  column: {
    text: 'Text',
    release: 'Text der Version',
    own: 'Eigener Text',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Text: {{language}}',
    english: 'Englisch',
    numbers: 'Zum Beispiel {{numbers}}',
    preview: 'Vorschau an ihrem Ort',
    number: 'Zahl in der Vorschau',
    changed: 'Geändert von {{name}}',
    visible: 'Nach dem Speichern für alle sichtbar',
    save: 'Text speichern',
    saved: 'Text gespeichert',
    undo: 'Rückgängig',
    release: 'Zurück zum Text der Version',
    releaseTitle: 'Zurück zum Text der Version?',
    releaseText: 'Der eigene Text wird gelöscht.',
    released: 'Der Text der Version gilt wieder',
  },
  coverage: {
    part: 'Bereich',
    texts: 'Texte',
    all: 'Alle Bereiche',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'de'>;
