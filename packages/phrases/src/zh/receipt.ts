import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: '确认回执 {{number}}',
  about: '本回执记录在门户中确认的内容、确认人和确认时间，不可更改。',
  what: '确认内容',
  who: '确认人',
  by: '确认人姓名',
  for: '代表',
  at: '日期和时间',
  session: '访问方式',
  sessions: {
    customer: '以客户身份登录门户',
    staff: '以员工身份登录门户',
    guest: '访客，通过关联系统的链接进入',
  },
  answer: '对处理方案的答复',
  publicText: '我们的说明',
  bankDetails: '银行信息',
  confirmed: '已确认',
  deliverTo: '发往',
  shownIn: '文本均为当时显示的原文。语言：{{language}}。',
  digest: '摘要（SHA-256）',
  check: '如需核验本回执，请从门户下载其记录文件。该文件的 SHA-256 摘要必须与上方一致。',
  foot: 'Heliodesk 客户门户',
  pdf: '回执（PDF）',
  record: '记录（JSON）',
} satisfies Texts<typeof en, 'zh'>;
