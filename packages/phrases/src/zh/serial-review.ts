import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: '审核序列号',
  titleOf: '序列号审核：{{number}}',
  back: '返回案件',
  question: '我们未能将这些序列号与我们的组件对应。请与标签核对，并在此更正。',
  locked: '只有状态为“已受理”的索赔才能审核序列号。',
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
  field: {
    title: '全部序列号',
    each: '每格为一块组件，按清单顺序排列。拖动可选择范围。',
    many: '每格代表 {{number}} 块组件，按清单顺序排列。拖动可选择范围。',
    cell: '第 {{from}} 行：{{state}}',
    cells: '第 {{from}} 至 {{to}} 行：{{state}}',
    keys: '以格子表示的序列号。用方向键移动，按住 Shift 加方向键选择。',
  },
  groups: {
    finding: '核查结果',
    serials: '序列号',
    decision: '判定',
    reason: '告知客户的原因',
    others: '{{detail}}，另有 {{number}} 项',
    ask: '将作为待办提示发给客户',
    chooseFirst: '请先选择判定',
    several: '多个原因',
    decisionOf: '“{{finding}}”的判定',
    reasonOf: '“{{finding}}”的原因',
  },
  rows: {
    title: '逐个查看序列号',
    position: '行号',
    state: '判定',
    search: '搜索序列号',
    none: '没有符合条件的序列号。',
  },
  totals: {
    title: '目前已认可',
    of: '共申报 {{number}} 个',
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
  result: {
    title: '我们的审核结果',
    asked: '请核对',
    show: '查看不认可的序列号',
    download: '下载清单',
  },
  chooseReason: '为何不认可？',
} satisfies Texts<typeof en, 'zh'>;
