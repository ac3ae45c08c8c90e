import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: '日期按 UTC',
  new: '登记外出',
  person: '人员',
  save: '保存外出',
  saved: '外出已保存',
  ended: '外出已结束',
  whatTitle: '外出期间',
  what: '到期或等待我方处理的请求会转给代班人，客户会看到新的联系人。外出结束后，仍未完成的请求会转回。',
  open: '进行中：{{number}}',
  here: '在岗',
  away: '外出',
  planned: '已计划',
  standIn: '代班人：{{name}}',
  handedOver: '在代班人处：{{number}}',
  endNow: '立即结束',
  cancel: '取消外出',
  mark: '外出至{{until}}。代班人：{{name}}',
  for: '代{{name}}',
  warning: '{{name}}外出至{{until}}。到期的请求将转给{{standIn}}。',
} satisfies Texts<typeof en, 'zh'>;
