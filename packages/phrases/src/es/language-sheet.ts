import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'Clave',
  part: 'Parte',
  texts: 'Textos',
  coverage: 'Cobertura',
  file: 'textos',
} satisfies Texts<typeof en, 'es'>;
