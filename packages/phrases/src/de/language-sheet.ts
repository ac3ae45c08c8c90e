import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'Schlüssel',
  part: 'Bereich',
  texts: 'Texte',
  coverage: 'Abdeckung',
  file: 'texte',
} satisfies Texts<typeof en, 'de'>;
