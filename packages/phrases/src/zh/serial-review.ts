import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: '审核序列号',
  titleOf: '序列号审核：{{number}}',
  question: '这些序列号未能与我们的组件匹配。请对照标签核对，并在此更正。',
  field: {
    title: '全部序列号',
    each: '每格为一块组件，按清单顺序排列。拖动可选择范围。',
    many: '每格代表 {{number}} 块组件，按清单顺序排列。拖动可选择范围。',
    cell: '第 {{from}} 行：{{state}}',
    cells: '第 {{from}} 至 {{to}} 行：{{state}}',
    keys: '以方格表示的序列号。按方向键移动，按 Shift + 方向键选择。',
  },
  groups: {
    finding: '核验结果',
    serials: '序列号',
    decision: '判定',
    others: '{{detail}}，另有 {{number}} 项',
    chooseFirst: '请先选择判定',
    several: '多个原因',
  },
  rows: {
    title: '逐个查看序列号',
    position: '行号',
    state: '判定',
    search: '搜索序列号',
    none: '没有符合条件的序列号。',
  },
  showRefused: '查看不认可的序列号',
} satisfies Texts<typeof en, 'zh'>;
