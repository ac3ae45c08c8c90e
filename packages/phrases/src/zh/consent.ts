import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: '凭书面同意代为答复',
  answer: '客户的答复',
  reason: '客户不接受的原因',
  file: '书面同意',
  fileHint: '一个 PDF、JPG 或 PNG 文件，例如已签字的信函',
  hint: '客户会收到邮件，可以看到该文件，也会看到由您代为答复。',
  save: '保存答复',
  shown: '书面同意：<file>{{name}}</file>',
  given: '凭书面同意代为答复：{{name}}',
} satisfies Texts<typeof en, 'zh'>;
