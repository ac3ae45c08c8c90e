import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: '标题（根据您的回答生成）',
    typed: '标题（由您修改）',
    reset: '重置',
    hint: '便于您和我们的团队查找此请求。',
    count: '{{number}}/{{max}} 个字符',
    change: '修改',
    soon: '填写前几项后自动生成',
  },
  step: {
    attachments: '文件',
    complete: '核对',
  },
  continueTo: {
    attachments: '下一步：文件',
    complete: '下一步：核对',
  },
  foot: {
    missing: '尚未填写：<links></links>。可稍后补充。',
    missingMany_other: '还有 {{number}} 项未填写，可稍后补充。',
    wrong: '需更正：<links></links>。',
    wrongMany_other: '有 {{number}} 项需要更正。',
    toFix: '提交前请更正：<links></links>',
    toFixMany_other: '提交前还有 {{number}} 项需要更正',
    mendLater: '可以继续填写，在核对步骤中再更正',
  },
  answerTitle: '我们的答复',
  answerHint: '我们答复时使用的语言',
  promise: {
    title: '提交后',
    days: '2 个工作日内首次联系',
    byDay: '若今天提交，最晚 {{day}}',
  },
  startEmpty: '从空白开始',
  review: {
    ready: '内容已齐全。提交后仍可补充消息和文件。',
    open: '还有内容需要处理，大部分可以直接在此修改。',
    before: '提交前',
    missing: '未填写',
    missingCount: '未填写：{{number}} 项',
    allGiven: '必填项已全部填写',
    saveOf: '保存：{{field}}',
    edit: '编辑',
    editPart: '编辑：{{part}}',
    answerIn: '答复语言：{{language}}',
  },
  submitted: {
    number: '请求编号为',
    contactBy: '客服将在此时间前与您联系',
    list: '我的请求',
    heading: '我们最晚会在{{day}}与您联系',
    print: '打印或另存为 PDF',
    sent: '您提交的内容',
  },
  next: {
    title: '接下来',
    ask: '如果还缺资料，我们会在对话中提问，并发邮件通知您。',
  },
  timeline: '当前状态',
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
