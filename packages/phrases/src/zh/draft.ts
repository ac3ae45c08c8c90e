import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: '根据您填写的内容生成。您和我们的团队可凭标题找到该请求。',
    typed: '由您填写。重置后将重新根据填写的内容生成。',
    reset: '重置',
  },
  step: {
    attachments: '附件',
    complete: '核对提交',
  },
  continueTo: {
    attachments: '下一步：附件',
    complete: '下一步：核对提交',
  },
  blocked: '还有内容未填写，请见上方列表',
  answerTitle: '答复方式',
  answerHint: '我们与您联系时使用的语言',
  promise: {
    title: '我们的承诺',
    days: '2 个工作日',
    text: '提交后，客服将在 2 个工作日内与您联系。',
  },
  startEmpty: '重新填写',
  review: {
    lead: '请再次核对全部内容。提交后如需修改，请与我们的负责人联系。',
    missing: '提交前还需补充以下内容',
    edit: '修改',
    editPart: '修改：{{part}}',
    answerIn: '答复语言：{{language}}',
  },
  submitted: {
    number: '请求编号为',
    contactBy: '客服将在此时间前与您联系',
    list: '我的请求',
  },
  next: {
    title: '接下来',
    ask: '如果还缺资料，我们会在对话中提问，并发邮件通知您。',
  },
  timeline: '当前进度',
  choose: {
    title_other: '您有 {{number}} 份未完成的草稿',
    text: '可以从上次的位置继续，也可以新建。无论哪种方式，内容都不会丢失。',
    startClaim: '新建质保索赔',
    startEnquiry: '新建咨询',
    continueAt: '从第 {{step}} 步继续',
    at: '第 {{step}} 步：{{title}}',
    all: '查看全部草稿',
  },
} satisfies Texts<typeof en, 'zh'>;
