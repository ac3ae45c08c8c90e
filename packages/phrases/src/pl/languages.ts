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
    hint: 'Dostępne dla odwiedzających i użytkowników. Angielskiego nie można wyłączyć: zastępuje brakujące teksty.',
    offered: '{{language}} jest dostępny',
    default: 'Język domyślny',
    isDefault: 'Domyślny',
    share: '{{language}}: udział tekstów',
    switchedOn: '{{language}}: język jest teraz dostępny',
    switchedOff: '{{language}}: język nie jest już dostępny',
    defaultChosen: '{{language}} to teraz język domyślny',
  },
  filter: {
    search: 'Klucz lub słowa',
    all: 'Wszystkie',
    part: 'Część',
  },
  state: {
    translated: 'Przetłumaczone',
    overridden: 'Zmienione',
    missing: 'Brak',
    differs: 'Do sprawdzenia',
  },
  column: {
    text: 'Tekst',
    release: 'Tekst wydania',
    own: 'Własny tekst',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Tekst: {{language}}',
    english: 'Angielski',
    numbers: 'Na przykład {{numbers}}',
    preview: 'Podgląd w miejscu',
    number: 'Liczba w podglądzie',
    changed: 'Zmiana: {{name}}',
    visible: 'Widoczne dla wszystkich po zapisaniu',
    save: 'Zapisz tekst',
    saved: 'Zapisano tekst',
    undo: 'Cofnij',
    release: 'Przywróć tekst wydania',
    releaseTitle: 'Przywrócić tekst wydania?',
    releaseText: 'Własny tekst zostanie usunięty.',
    released: 'Przywrócono tekst wydania',
  },
  coverage: {
    part: 'Część',
    texts: 'Teksty',
    all: 'Wszystkie części',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'pl'>;
