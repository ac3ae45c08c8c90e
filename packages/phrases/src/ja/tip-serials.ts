import type { Texts } from '../texts.ts';
import type en from '../en/tip-serials.ts';

export default {
  which: '対象のシリアル番号',
  all_other: 'すべてのシリアル番号（{{number}}件）',
  named: '個別のシリアル番号',
  namedHint: '1行に1件、またはコンマ区切り',
  why: 'お客様にお願いする内容',
  whyHint: '例：英字のOと数字の0をご確認ください',
  again: '新しいシリアル番号は照合します。残った番号については、これまでの判定がそのまま有効です。',

  inQuestion_other: '確認が必要なシリアル番号：{{number}}件',
  noteHint: '例：一覧をこのままでよい理由',
  mark: {
    filter: '一覧の範囲',
    asked: '要確認',
    added: '追加',
  },

  addedCount_other: '追加{{number}}件',
  removedCount_other: '削除{{number}}件',
  changedCount_other: '変更{{number}}件',
  unchanged: '一覧に変更はありません',
  total_other: '一覧のシリアル番号：{{number}}件',
  piecesDiffer: '申請のモジュールは{{pieces}}枚、一覧のシリアル番号は{{serials}}件です',
  kinds: {
    added: '追加された番号',
    removed: '削除された番号',
    changed: '変更された番号',
  },
  openChanges: 'すべての変更を開く',
  changes: '一覧の変更',
  noChanges: '該当する変更はありません',
  before: '変更前',
  now: '変更後',

  recallTitle: 'この対応のお願いを取り消しますか？',
  recallText: '一覧は依頼前の状態に戻ります。その後お客様が変更した内容は失われます。',
} satisfies Texts<typeof en, 'ja'>;
