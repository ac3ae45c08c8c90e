import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: '在表格中判定',
  hint: '在 Excel 中判定后上传文件。在您查看结果之前，不会有任何更改。',
  download: '下载',
  upload: '上传',
  uploading: '正在读取文件',
  show: '查看结果',
  rows: '已读取行数：{{number}}',
  apply: '将应用',
  unchanged: '无变化',
  differ: '与当前判定不同',
  leftOut: '已排除的行',
  differTitle: '与当前判定不同',
  sn: '序列号',
  here: '当前',
  file: '文件',
  keep: '保留',
  keepOf: '为 {{sn}} 保留的判定',
  keepAll: '为全部序列号保留的判定',
  more: '仅显示前 {{number}} 条。',
  leftOutTitle: '已排除的行',
  row: '第 {{row}} 行',
  fault: {
    unreadable: '无法读取序列号。',
    notInClaim: '<sn>{{sn}}</sn> 不在此索赔中。',
    unknownDecision: '“{{text}}”不是有效的判定。请填写“认可”“不认可”或“询问”。',
    reasonMissing: '判定为不认可时，须填写列表中的原因。',
    unknownReason: '列表中没有原因“{{text}}”。',
    contradiction: '<sn>{{sn}}</sn> 在第 {{other}} 行有不同的判定。',
  },
  readAs: '“{{text}}”已识别为“{{reason}}”。行数：{{number}}',
  take: '应用判定（{{number}}）',
  done: '已应用判定',
  discarded: '已放弃文件',
} satisfies Texts<typeof en, 'zh'>;
