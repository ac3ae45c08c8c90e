import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'Klucz',
  part: 'Część',
  texts: 'Teksty',
  coverage: 'Pokrycie',
  file: 'teksty',
} satisfies Texts<typeof en, 'pl'>;
