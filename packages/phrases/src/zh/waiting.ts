import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}：已提醒客户',
} satisfies Texts<typeof en, 'zh'>;
