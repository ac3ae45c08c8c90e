import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'المفتاح',
  part: 'الجزء',
  texts: 'النصوص',
  coverage: 'التغطية',
  file: 'نصوص',
} satisfies Texts<typeof en, 'ar'>;
