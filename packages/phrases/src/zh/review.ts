import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · 审核',
  back: '返回案件',
  locked: '索赔状态为“已受理”时才能判定。',
  state: {
    accepted: '认可',
    refused: '不认可',
    asked: '待询问',
    undecided: '未判定',
    mixed: '混合',
  },
  decide: {
    accepted: '认可',
    refused: '不认可',
    asked: '询问',
    undecided: '清除判定',
  },
  about: {
    reason: '告知客户的原因',
    ask: '将作为待办提示发给客户',
    decisionOf: '“{{finding}}”的判定',
    reasonOf: '“{{finding}}”的原因',
  },
  totals: {
    title: '目前已认可',
    of: '/ 申报 {{number}} 个',
  },
  finish: {
    action: '完成审核',
    title: '完成后',
    cover: '可纳入处理方案',
    refused: '向客户显示为不认可',
    asked: '通过待办提示询问',
    question: '给客户的问题',
    done: '审核已完成',
    doneBy: '{{name}} 于 {{time}} 完成',
  },
  chooseReason: '请选择不认可的原因',
  result: {
    title: '我们的审核结果',
    asked: '待核对',
    download: '下载清单',
  },
} satisfies Texts<typeof en, 'zh'>;
