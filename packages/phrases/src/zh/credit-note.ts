import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: '贷项通知单 {{number}}',
  about: '本贷项通知单涉及您的索赔的赔偿款。您在门户中确认后，我们将付款。',
  number: '贷项通知单',
  day: '日期',
  claim: '索赔',
  what: '支付内容',
  for: '支付事由',
  account: '银行账号',
  intro: '您已同意此赔偿。请核对金额和账户。您确认后，我们将付款。',
  colleague: '银行信息由 {{name}} 填写，也由其确认本贷项通知单。账户仅 {{name}} 可见。',
  confirm: '确认贷项通知单',
  confirmed: '贷项通知单已确认',
  pdf: '贷项通知单（PDF）',
  state: {
    announced: '贷项通知单待确认',
    held: '等待新的银行信息',
    due: '付款处理中',
    paid: '已付款',
  },
} satisfies Texts<typeof en, 'zh'>;
