import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: '下一个案件',
  note: '您可以处理的最紧急请求',
  answered: '已回复：{{number}}',
  left: '剩余：{{number}}',
  skipped: '已跳过：{{number}}',
  leave: '退出“下一个案件”',
  from: '案件来源',
  country: '国家/地区',
  checked: '{{valid}} 个有效，{{others}} 个待核对',
  files: '文件',
  others: '其他进行中的案件',
  lastMessage: '客户的最后一条消息',
  pickUpAndOpen: '受理并打开',
  openCase: '打开案件',
  skip: '跳过',
  heldUntil: '为您保留至 <time></time>，其他人不会分到',
  why: '为何先处理此案件',
  reason: {
    late: '已逾期',
    answered: '客户已回复',
    promise: '最先到期',
  },
  yours: '由您负责',
  order: '顺序：先是已逾期，再是客户已回复，然后按到期时间。',
  after: '接下来',
  skipTitle: '跳过原因',
  skipReason: {
    otherLanguage: '语言不同',
    otherTeam: '属于其他团队',
    colleague: '等待同事',
    notNow: '暂不处理',
  },
  skipHint: '选择“暂不处理”，一小时后会再次出现。',
  emptyTitle: '已全部处理',
  emptyText: '目前没有等待您回复的请求。',
  strip: '{{number}} 来自“下一个案件”：回复后将打开下一个。',
  back: '返回“下一个案件”',
  answeredOf: '已回复 {{number}}',
} satisfies Texts<typeof en, 'zh'>;
