import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'Clé',
  part: 'Partie',
  texts: 'Textes',
  coverage: 'Couverture',
  file: 'textes',
} satisfies Texts<typeof en, 'fr'>;
