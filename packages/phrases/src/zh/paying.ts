import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: '待付款', paid: '已付款' },
  empty: { toPay: '没有待付款项', text: '客户确认贷项通知单后，付款会显示在此处。', paid: '尚无付款' },
  column: { paidBy: '付款人' },
  export: {
    hint: '将此列表导出为 .xlsx（最多前 {{limit}} 笔付款）',
    cut: '导出在此处结束：最多 {{limit}} 笔付款。',
    file: '付款列表',
    due: '付款截止时间（UTC）',
    recorded: '登记时间（UTC）',
    checkedBy: '银行信息核对人',
  },
  payOf: '支付 {{number}}',
  titleFor: '付款 {{amount}}',
  due: '付款截止',
  record: {
    title: '登记付款',
    text: '请先在银行转账。在此登记后，我们会通知客户。此操作无法撤销。',
    proofHint: '例如银行的转账确认',
    proofMissing: '请至少添加一份凭证。',
    action: '标记为已付款',
    done: '付款已登记，并已通知客户。',
  },
  paid: '付款',
  correct: {
    action: '更正',
    title: '更正付款',
    text: '金额和账户保持不变。客户会看到新的日期和新的凭证。之前登记的内容仅财务可见。',
    reasonHint: '能查看此索赔的同事也能看到。',
    confirm: '保存更正',
    done: '付款已更正',
    beforeDay: '更正前的日期',
    beforeReference: '更正前的参考号',
    by: '<b>{{name}}</b> 于 <time></time> 更正',
    replaced: '被替换的凭证',
    guard: {
      notInvolved: '您完成了前面的某个步骤，须由其他人更正。',
      notChecker: '您核对了银行信息，须由其他人更正。',
      notAnswerer: '您已代客户答复，须由其他人更正。',
      notArchived: '该索赔已归档，无法再更正付款。',
    },
  },
  guard: {
    notInvolved: '您完成了前面的某个步骤，须由其他人付款。',
    notChecker: '您核对了银行信息，须由其他人付款。',
    notAnswerer: '您已代客户答复，须由其他人付款。',
    accountConfirmed: '银行信息尚未确认。',
  },
  stale: '有人在此期间修改了此付款。您填写的内容仍在，请检查后重新发送。',
} satisfies Texts<typeof en, 'zh'>;
