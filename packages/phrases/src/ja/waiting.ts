import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}：お客様にリマインドしました',
} satisfies Texts<typeof en, 'ja'>;
