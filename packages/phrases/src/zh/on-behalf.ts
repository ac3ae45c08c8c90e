import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: '您正在代 <b>{{company}}</b> 的 <b>{{person}}</b> 提交。',
  marked: '您提交的所有内容都会标注“由 {{name}} 代为提交”并记入日志。',
  actingLabel: '代客户提交',
  stop: '停止',
  chooseTitle: '选择客户',
  chooseNote: '您要代为提交的客户',
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
  actFor: '代为提交',
  actForNamed: '代为提交：{{company}} {{person}}',
  blockReason: {
    contactDisabled: '联系人已停用',
    accountDisabled: '公司已停用',
    notActivated: '尚未激活',
  },
  blockedTitle: '目前无法代 {{person}} 提交',
  blocked: {
    contactDisabled: '该联系人已停用。请选择 {{company}} 的其他联系人，或请人重新启用此联系人。',
    accountDisabled: '{{company}} 已停用，主管可以重新启用。',
    notActivated: '激活链接尚未使用。请客户点击链接，或请主管激活账号。',
  },
  chooseOther: '选择其他客户',
  emptyText: '注册的客户和您添加的客户会显示在这里。',
  view: {
    label: '视图',
    customers: '客户',
    drafts: '草稿',
    known: '已有客户',
    new: '新建客户',
  },
  newCustomer: '添加新客户',
  kind: {
    title: '您要为 {{person}} 提交什么？',
    begin: '开始',
    otherTeam: '由其他团队提交。',
  },
  drafts: {
    title: '代客户新建的草稿',
    whose: '谁的草稿',
    all: '我的团队',
    mine: '我的',
    creator: '创建人',
    emptyTitle: '暂无代客户新建的草稿',
    emptyText: '您代客户新建的草稿会保存在这里，直到提交。同事和客户都可以继续填写。',
  },
  new: {
    text: '适用于不登录门户的客户。我们通过邮件、电话和客户的自有系统与其联系。',
    company: '公司',
    contact: '联系人',
    role: '项目中的角色',
    languageHint: '我们会用此语言与其联系。',
    submit: '添加并继续',
  },
  duplicates: {
    title: '是以下客户之一吗？',
    text: '税号或邮箱相同。',
    another: '不是，添加另一位客户',
    back: '返回表单',
  },
  filedBy: '由 <b>{{by}}</b> 代 <b>{{person}}</b> 提交',
  submitted: {
    told: '已代 {{company}} 的 {{person}} 提交。回执会发送至 {{email}}。',
    case: '查看案件',
    another: '代其他客户提交',
  },
} satisfies Texts<typeof en, 'zh'>;
