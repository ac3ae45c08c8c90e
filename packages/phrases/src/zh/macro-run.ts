import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: '现由您负责',
    message: '已用{{language}}发送消息',
    note: '已撰写备注',
    askDetails: '已向客户索取信息',
    askSerials: '已向客户询问序列号',
    askFiles: '已向客户索取文件',
    askBank: '已向客户索取银行信息',
    setDates: '已确定交货日期',
    remind: '已提醒客户',
    linkDuplicate: '已与 {{number}} 关联',
    proposeRejection: '已提议驳回：{{reason}}',
    complete: '请求已办结',
  },
  input: {
    fields: '需要哪些信息？',
    duplicate: '继续处理哪个索赔？',
    duplicateHint: '请选择一个索赔或输入其编号。',
    dates: '发货和到货',
    deliveries: '哪几次交货？',
    later: '运行宏时选择',
  },
  tasks: '提醒中包含：',
  openTask: '打开待办提示',
  remindInstead: '改为提醒',
  nothingSent: '未发送或更改任何内容。',
  next: '下一个案件',
  undoLeft: '您还可以在 {{time}} 内还原。',
  stays: '还原不会改变此项',
  undone: '“{{name}}”已还原',
  takenBack: '已撤回',
  stayed: '保持不变',
} satisfies Texts<typeof en, 'zh'>;
