import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: '您正在代表 <b>{{company}}</b> 的 <b>{{person}}</b> 操作。',
  marked: '您发送的内容将标注“由 {{name}} 录入”并留存记录。',
  actingLabel: '代表客户操作',
  stop: '停止代表操作',
  chooseTitle: '选择客户',
  chooseNote: '您将代表其操作',
  claimTitle: '代客户提交索赔',
  search: '公司、姓名、邮箱或税号',
  type: {
    label: '客户来源',
    portal: '门户',
    rts: 'RTS',
  },
  column: {
    country: '国家/地区',
    act: '操作',
  },
  actFor: '代表操作',
  actForNamed: '代表操作：{{company}} {{person}}',
  blockReason: {
    contactDisabled: '联系人已停用',
    accountDisabled: '公司已停用',
    notActivated: '尚未激活',
  },
  blockedTitle: '目前无法代表 {{person}} 操作',
  blocked: {
    contactDisabled: '该联系人已停用。请选择 {{company}} 的其他联系人，或申请重新启用。',
    accountDisabled: '{{company}} 已停用。主管可以重新启用该公司。',
    notActivated: '激活链接尚未使用。请客户点击激活；主管可协助激活。',
  },
  chooseOther: '选择其他客户',
  emptyText: '注册的客户以及您录入的客户将显示在此处。',
  view: {
    label: '显示内容',
    customers: '客户',
    drafts: '已开始的草稿',
    known: '已有客户',
    new: '新建客户',
  },
  newCustomer: '录入新客户',
  kind: {
    title: '您要为 {{person}} 提交什么？',
    begin: '开始',
    prepared: '此类型正在准备中。在此之前请记录来电内容。',
    otherTeam: '由其他团队提交。',
  },
  drafts: {
    title: '代客户开始的草稿',
    whose: '谁的草稿',
    all: '团队的',
    mine: '我的',
    creator: '开始人',
    emptyTitle: '没有代客户的草稿',
    emptyText: '您代客户开始的内容会保存在此处，直到提交。同事和客户都可以继续填写。',
  },
  new: {
    text: '没有门户登录账号的客户。客户会收到邮件，并可通过电话和其自有系统联系。',
    company: '公司',
    contact: '联系人',
    role: '项目中的角色',
    languageHint: '我们与其通信所用的语言',
    submit: '录入并继续',
  },
  duplicates: {
    title: '是以下客户之一吗？',
    text: '税号或电子邮箱相同。',
    another: '不是，录入另一位客户',
    back: '返回表单',
  },
  filedBy: '由 <b>{{by}}</b> 代 <b>{{person}}</b> 提交',
  submitted: {
    told: '已代 {{company}} 的 {{person}} 提交。回执将发送至 {{email}}。',
    case: '查看案件',
    another: '代表其他客户操作',
  },
} satisfies Texts<typeof en, 'zh'>;
