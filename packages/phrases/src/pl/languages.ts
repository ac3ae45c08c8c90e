import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'Języki',
  count_one: '{{number}} tekst w dziewięciu językach',
  count_few: '{{number}} teksty w dziewięciu językach',
  count_many: '{{number}} tekstów w dziewięciu językach',
  count_other: '{{number}} tekstu w dziewięciu językach',
  view: {
    label: 'Widok',
    texts: 'Teksty',
    coverage: 'Pokrycie',
  },
  available: {
    title: 'Dostępne języki',
    hint: 'Odwiedzający i użytkownicy mogą wybrać te języki. Angielskiego nie można wyłączyć: zastępuje brakujące teksty w pozostałych.',
    offered: 'Udostępnij: {{language}}',
    default: 'Język domyślny',
    isDefault: 'Domyślny',
    share: '{{language}}: przetłumaczone teksty',
    switchedOn: '{{language}}: język jest teraz dostępny',
    switchedOff: '{{language}}: język nie jest już dostępny',
    defaultChosen: '{{language}} to teraz język domyślny',
  },
  filter: {
    search: 'Klucz lub tekst',
    all: 'Wszystkie',
    part: 'Część',
  },
  state: {
    translated: 'Przetłumaczone',
    overridden: 'Dostosowane',
    missing: 'Brakujące',
    differs: 'Do sprawdzenia',
  },
  column: {
    text: 'Tekst',
    release: 'Tekst domyślny',
    own: 'Własny tekst',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Tekst: {{language}}',
    english: 'Angielski',
    numbers: 'Na przykład {{numbers}}',
    preview: 'Podgląd w kontekście',
    number: 'Liczba w podglądzie',
    changed: 'Zmiana: {{name}}',
    visible: 'Po zapisaniu widoczne dla wszystkich',
    save: 'Zapisz tekst',
    saved: 'Zapisano tekst',
    undo: 'Cofnij zmiany',
    release: 'Przywróć domyślny',
    releaseTitle: 'Przywrócić tekst domyślny?',
    releaseText: 'Własny tekst zostanie usunięty.',
    released: 'Przywrócono tekst domyślny',
  },
  coverage: {
    part: 'Część',
    texts: 'Liczba tekstów',
    all: 'Wszystkie części',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'pl'>;
