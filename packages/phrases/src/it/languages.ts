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
    title: 'Lingue offerte',
    hint: 'Offerte a visitatori e utenti. L’inglese non si può disattivare: le altre lingue vi ricorrono.',
    offered: '{{language}} offerta',
    default: 'Lingua predefinita',
    isDefault: 'Predefinita',
    share: '{{language}}: quota dei testi',
    switchedOn: '{{language}}: ora offerta',
    switchedOff: '{{language}}: non più offerta',
    defaultChosen: '{{language}} è ora la lingua predefinita',
  },
  filter: {
    search: 'Chiave o parole',
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
    release: 'Testo della versione',
    own: 'Testo proprio',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Testo: {{language}}',
    english: 'Inglese',
    numbers: 'Per esempio {{numbers}}',
    preview: 'Anteprima nel contesto',
    number: 'Numero nell’anteprima',
    changed: 'Modificato da {{name}}',
    visible: 'Visibile a tutti dopo il salvataggio',
    save: 'Salva il testo',
    saved: 'Testo salvato',
    undo: 'Annulla le modifiche',
    release: 'Ripristina il testo della versione',
    releaseTitle: 'Ripristinare il testo della versione?',
    releaseText: 'Il testo proprio viene eliminato.',
    released: 'Testo della versione ripristinato',
  },
  coverage: {
    part: 'Parte',
    texts: 'Testi',
    all: 'Tutte le parti',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'it'>;
