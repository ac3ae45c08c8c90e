import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: '外出情况，4 周',
  note: '一格为一个工作日，按 UTC',
  column: {
    person: '人员',
    days: '日期',
    away: '外出时间',
    standIn: '代理人',
  },
  new: '登记外出',
  person: '人员',
  choices: {
    handNew: '新请求转给代理人',
    handOpen: '已有请求到期时也转给代理人',
    tellCustomers: '客户发来消息时告知',
  },
  awayThen: '{{name}} 届时也外出，至 {{until}}。',
  free: '届时在岗：',
  noneFree: '届时没有其他人在岗。',
  everyone: '整个团队的外出情况',
  save: '保存外出',
  saved: '外出已保存',
  ended: '外出已结束',
  whatTitle: '外出期间',
  what: '到期或等待我方处理的请求会转给代理人，客户会看到新负责人的姓名。外出结束后，转出且仍未完成的请求会转回。',
  open: '进行中：{{number}}',
  here: '在岗',
  away: '外出',
  until: '至 <day>{{until}}</day>',
  fromUntil: '<day>{{from}}</day> 至 <day>{{until}}</day>',
  editOf: '编辑 {{name}} 的外出',
  endNow: '立即结束',
  cancel: '取消外出',
  nowWith: '现由 {{name}} 处理',
  back: '<day>{{day}}</day> 之后转回 {{name}}',
  allOnDesk: '在工作台查看全部',
  mark: '外出至 {{until}}。代理人：{{name}}',
  for: '代 {{name}} 处理',
  warning: '{{name}} 外出至 {{until}}。到期的请求将转给 {{standIn}}。',
} satisfies Texts<typeof en, 'zh'>;
