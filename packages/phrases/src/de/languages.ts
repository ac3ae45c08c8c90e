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
    hint: 'Diese stehen im Portal zur Wahl. Englisch lässt sich nicht abschalten: Es ersetzt Texte, die in anderen Sprachen fehlen.',
    offered: '{{language}} anbieten',
    default: 'Standardsprache',
    isDefault: 'Standard',
    share: '{{language}}: übersetzte Texte',
    switchedOn: '{{language}} wird jetzt angeboten',
    switchedOff: '{{language}} wird nicht mehr angeboten',
    defaultChosen: '{{language}} ist jetzt die Standardsprache',
  },
  filter: {
    search: 'Schlüssel oder Text',
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
    release: 'Standardtext',
    own: 'Eigener Text',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Text: {{language}}',
    english: 'Englisch',
    numbers: 'Zum Beispiel {{numbers}}',
    preview: 'Vorschau im Kontext',
    number: 'Zahl in der Vorschau',
    changed: 'Geändert von {{name}} am',
    visible: 'Nach dem Speichern für alle sichtbar',
    save: 'Text speichern',
    saved: 'Text gespeichert',
    undo: 'Änderungen verwerfen',
    release: 'Auf Standard zurücksetzen',
    releaseTitle: 'Diesen Text auf Standard zurücksetzen?',
    releaseText: 'Der eigene Text wird gelöscht.',
    released: 'Text auf Standard zurückgesetzt',
  },
  coverage: {
    part: 'Bereich',
    texts: 'Anzahl der Texte',
    all: 'Alle Bereiche',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'de'>;
