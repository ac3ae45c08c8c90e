import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: '登记维修',
    title: '维修已完成',
    reportHint: '客户会看到此内容。',
    save: '保存维修',
    saved: '维修已保存',
  },
  complete: {
    title: '办结 {{number}}？',
    text: '客户将收到包含结束语的邮件。',
    words: '结束语',
    wordsHint: '例如：已付款、维修或更换的内容',
    confirm: '办结索赔',
    done: '{{number}} 已办结',
  },
  thread: {
    modules: '组件处理进度',
    parts: '部件处理进度',
    claimed: '已申请',
    accepted: '已认可',
    covered: '已有方案',
    done: '已完成',
    refused: '不认可：{{number}}',
  },
} satisfies Texts<typeof en, 'zh'>;
