import type en from '../en/language-sheet.ts';
import type { Texts } from '../texts.ts';

/** The spreadsheet of the texts of the interface. */
export default {
  key: '键',
  part: '板块',
  texts: '文本',
  coverage: '覆盖率',
  file: '文本',
} satisfies Texts<typeof en, 'zh'>;
