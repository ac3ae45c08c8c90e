import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'Chiave',
  part: 'Parte',
  texts: 'Testi',
  coverage: 'Copertura',
  file: 'testi',
} satisfies Texts<typeof en, 'it'>;
