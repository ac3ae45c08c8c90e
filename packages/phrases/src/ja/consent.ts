import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: '書面での同意に基づき回答',
  answer: 'お客様の回答',
  reason: 'お客様が同意しない理由',
  file: '書面での同意',
  fileHint: 'PDF・JPG・PNGファイル1件（例：署名済みの文書）',
  hint: 'お客様にメールが届き、ファイルと、代理で回答されたことを確認できます。',
  save: '回答を保存',
  shown: '書面での同意：<file>{{name}}</file>',
  given: '書面での同意に基づく回答：{{name}}',
} satisfies Texts<typeof en, 'ja'>;
