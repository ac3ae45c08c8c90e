import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '\u2066{{number}}\u2069: تم تذكير العميل',
} satisfies Texts<typeof en, 'ar'>;
