import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'シリアル番号を確認',
  titleOf: 'シリアル番号の確認：{{number}}',
  question: 'これらのシリアル番号は当社のモジュールと一致しませんでした。ラベルと照合のうえ、こちらでご修正ください。',
  field: {
    title: 'すべてのシリアル番号',
    each: '1マスが1枚のモジュールを表し、一覧の順に並んでいます。マスをドラッグすると範囲を選択できます。',
    many: '1マスが{{number}}枚のモジュールを表し、一覧の順に並んでいます。マスをドラッグすると範囲を選択できます。',
    cell: '{{from}}行目：{{state}}',
    cells: '{{from}}～{{to}}行目：{{state}}',
    keys: 'マスで表したシリアル番号です。矢印キーで移動し、Shiftキーと矢印キーで選択します。',
  },
  groups: {
    finding: '照合結果',
    serials: 'シリアル番号',
    decision: '判定',
    others: '{{detail}}、ほか{{number}}件',
    chooseFirst: '先に判定を選んでください',
    several: '複数の理由',
  },
  rows: {
    title: 'シリアル番号の個別確認',
    position: '行',
    state: '判定',
    search: 'シリアル番号を検索',
    none: '該当するシリアル番号はありません。',
  },
  showRefused: '不承認の番号を表示',
} satisfies Texts<typeof en, 'ja'>;
