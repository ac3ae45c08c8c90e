import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: 'キー',
  part: '区分',
  texts: 'テキスト',
  coverage: '翻訳状況',
  file: 'テキスト',
} satisfies Texts<typeof en, 'ja'>;
