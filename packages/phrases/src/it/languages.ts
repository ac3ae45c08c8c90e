import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'Lingue',
  count_one: '{{number}} testo in nove lingue',
  count_many: '{{number}} di testi in nove lingue',
  count_other: '{{number}} testi in nove lingue',
  view: {
    label: 'Vista',
    texts: 'Testi',
    coverage: 'Copertura',
  },
  available: {
    title: 'Lingue disponibili',
    hint: 'Visitatori e utenti possono scegliere tra queste. L’inglese non si può disattivare: sostituisce i testi che mancano nelle altre lingue.',
    offered: '{{language}} disponibile',
    default: 'Lingua predefinita',
    isDefault: 'Predefinita',
    share: '{{language}}: testi tradotti',
    switchedOn: '{{language}}: ora disponibile',
    switchedOff: '{{language}}: non più disponibile',
    defaultChosen: '{{language}} è ora la lingua predefinita',
  },
  filter: {
    search: 'Chiave o testo',
    all: 'Tutti',
    part: 'Parte',
  },
  state: {
    translated: 'Tradotto',
    overridden: 'Personalizzato',
    missing: 'Mancante',
    differs: 'Da verificare',
  },
  column: {
    text: 'Testo',
    release: 'Testo predefinito',
    own: 'Testo personalizzato',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Testo: {{language}}',
    english: 'Inglese',
    numbers: 'Ad esempio, {{numbers}}',
    preview: 'Anteprima nel contesto',
    number: 'Numero nell’anteprima',
    changed: 'Modificato da {{name}} il',
    visible: 'Visibile a tutti dopo il salvataggio',
    save: 'Salva testo',
    saved: 'Testo salvato',
    undo: 'Annulla modifiche',
    release: 'Ripristina predefinito',
    releaseTitle: 'Ripristinare il testo predefinito?',
    releaseText: 'Il testo personalizzato verrà eliminato.',
    released: 'Testo predefinito ripristinato',
  },
  coverage: {
    part: 'Parte',
    texts: 'Numero di testi',
    all: 'Tutte le parti',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'it'>;
