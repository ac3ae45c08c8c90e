import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: '演示邮箱',
  intro: '演示环境不会真正发送邮件，所有待发邮件都在这里。',
  search: '收件人',
  find: '查找',
  none: '暂无邮件',
  noneFor: '没有发给“{{recipient}}”的邮件',
  subject: '主题',
  recipient: '收件人',
  sentAt: '发送时间（UTC）',
  newer: '较新',
  older: '较早',
  page: '第 {{page}} 页，共 {{pages}} 页',
  back: '全部邮件',
  pages: '分页',
} satisfies Texts<typeof en, 'zh'>;
