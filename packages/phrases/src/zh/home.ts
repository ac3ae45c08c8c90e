import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** The home page. */
export default {
  title: '光伏组件与跟踪支架服务',
  headline: '好服务，从序列号开始。',
  lead: '查询组件、提出咨询或质保索赔，2 个工作日内有专人答复。',
  serialLabel: '组件序列号',
  serialHelp: '10 至 24 位字母和数字，见背面标签和边框短边',
  check: '查询',

  askTitle: '提出咨询',
  askText: '安装、规格书、交货、监控。',
  claimTitle: '提出质保索赔',
  claimText: '一次索赔最多可含 100,000 个序列号。',
  findTitle: '自助查找',
  findText: '工程师撰写的指南，附文件下载。',
  talkTitle: '联系我们',
  talkText: '就近服务，支持九种语言，工作日答复。',
  findProvider: '查找服务商',

  runTitle: '索赔流程',
  runText: '共五步。下一步由谁处理、何时完成，随时可见。',
  runStart: '发起组件索赔',
  submit: '提交',
  submitWhen: '由您填写，约十分钟',
  submitText: '填写信息、序列号并上传照片，草稿自动保存。',
  pickUp: '受理',
  pickUpWhen: '2 个工作日内',
  pickUpText: '专人受理您的案件并与您联系。',
  approved: '批准',
  approvedWhen: '由您确认处理方案',
  approvedText: '换货、维修或赔偿，按序列号逐一列明。',
  complete: '办结',
  completeWhen: '日期全程可查',
  completeText: '发货、维修或付款完成，凭证存于案件中。',
  survey: '满意度调查',
  surveyWhen: '由您填写，约两分钟',
  surveyText: '请告诉我们您的感受，每条低分评价都有专人查看。',
} satisfies Texts<typeof en, 'zh'>;
