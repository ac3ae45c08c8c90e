import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}：已提醒客户',
  reopen: {
    title: '重新开启 {{number}}',
    text: '请求将回到之前的负责人继续审核。已付款、维修或交付的部分保持不变，其余内容可重新决定。',
    reasonHint: '客户会看到此内容。',
    done: '{{number}}：已重新开启',
  },
  ended: {
    completed: '此咨询已办结。如在 <time></time> 前留言，我们将重新开启。',
    withdrawn: '因未收到回复，此请求已撤销。如在 <time></time> 前回复或留言，我们将重新开启。',
  },
  tasks: {
    title: '我的待办提示',
    waiting_other: '{{number}} 项待办提示等待您处理',
    waitingCompany_other: '{{number}} 项待办提示等待贵公司处理',
    whose: '谁的待办提示',
    mine: '我的',
    company: '公司',
    emptyTitle: '没有未完成的待办提示',
    emptyText: '如有需要，我们会通知您。',
    openRequests: '查看我的请求',
    reminder: '下次提醒：<time></time>',
    until: '开放至 <time></time>',
    of: '联系人：{{name}}',
    locked: '您无法回复此项。该请求的联系人是 {{name}}。',
    answerName: '回复 {{name}}',
    yourAnswer: '您的回复',
    send: '发送',
    sent: '回复已发送',
    sentText: '我们已收到您的回复，会尽快与您联系。',
    receipts: '您已发送的内容',
    noReceipts: '您发送的回复会显示在这里。',
    waitsFor: '未完成的待办提示',
    forYou: '您：<b>{{number}}</b>',
    forColleague: '{{name}}：<b>{{number}}</b>',
    noOne: '贵公司没有',
    rhythm: '我们会在 3、7 和 15 个工作日后提醒您。',
  },
} satisfies Texts<typeof en, 'zh'>;
