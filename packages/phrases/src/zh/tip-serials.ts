import type { Texts } from '../texts.ts';
import type en from '../en/tip-serials.ts';

export default {
  which: '哪些序列号？',
  all_other: '全部 {{number}} 个序列号',
  named: '个别序列号',
  namedHint: '每行一个，或用逗号分隔',
  why: '客户需要做什么？',
  whyHint: '例如：请核对字母 O 和数字 0',
  again: '新的序列号会经过核验。保留下来的序列号，其判定结果不变。',

  inQuestion_other: '{{number}} 个序列号需核对',
  noteHint: '例如：为什么清单无需修改',
  mark: {
    filter: '清单范围',
    asked: '需核对',
    added: '新增',
  },

  addedCount_other: '新增 {{number}} 个',
  removedCount_other: '移除 {{number}} 个',
  changedCount_other: '更改 {{number}} 个',
  unchanged: '清单没有变化',
  total_other: '清单共 {{number}} 个序列号',
  piecesDiffer: '索赔组件 {{pieces}} 块，但清单中有 {{serials}} 个序列号',
  kinds: {
    added: '新增的序列号',
    removed: '移除的序列号',
    changed: '更改的序列号',
  },
  openChanges: '打开全部变更',
  changes: '清单的变更',
  noChanges: '没有此类变更',
  before: '变更前',
  now: '变更后',

  recallTitle: '要撤回此待办提示吗？',
  recallText: '清单将恢复到询问之前的状态，客户此后的修改将丢失。',
} satisfies Texts<typeof en, 'zh'>;
