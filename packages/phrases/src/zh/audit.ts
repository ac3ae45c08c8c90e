import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: '操作人',
    action: '操作',
    subjectType: '对象类型',
    subjectId: '对象编号',
    address: 'IP 地址',
    when: '时间',
  },
  onBehalf: '代表 {{name}}',
  system: '系统',
  stranger: '未登录者',
  export: {
    hint: '按筛选条件导出 .xlsx（最多为最新的 {{limit}} 条）',
  },
  newest: '返回最新记录',
  noValues: '未记录其他内容。',
  masked: '已隐藏',
  emptyTitle: '暂无记录',
  emptyText: '登录记录和员工所做的更改会显示在这里，最新的在最前。',
} satisfies Texts<typeof en, 'zh'>;
