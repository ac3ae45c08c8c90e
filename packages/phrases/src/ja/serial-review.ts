import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'シリアル番号を確認',
  titleOf: 'シリアル番号の確認：{{number}}',
  back: '案件に戻る',
  question: 'これらのシリアル番号は当社のモジュールと一致しませんでした。ラベルと照合のうえ、こちらで修正してください。',
  locked: 'シリアル番号を確認できるのは、申請のステータスが「確認中」の間だけです。',
  state: {
    accepted: '承認',
    refused: '不承認',
    asked: 'お客様に確認',
    undecided: '未判定',
    mixed: '混在',
  },
  decide: {
    accepted: '承認する',
    refused: '不承認にする',
    asked: 'お客様に確認',
    undecided: '判定を取り消す',
  },
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
    reason: 'お客様に伝える理由',
    others: '{{detail}}ほか{{number}}件',
    ask: '対応のお願いとしてお客様に送信されます',
    chooseFirst: '先に判定を選んでください',
    several: '複数の理由',
    decisionOf: '「{{finding}}」の判定',
    reasonOf: '「{{finding}}」の理由',
  },
  rows: {
    title: 'シリアル番号の個別確認',
    position: '行',
    state: '判定',
    search: 'シリアル番号を検索',
    none: '該当するシリアル番号はありません。',
  },
  totals: {
    title: 'これまでの承認数',
    of: '申請{{number}}件中',
  },
  finish: {
    action: '確認を完了',
    title: '完了すると',
    cover: '対応策の対象にできる数',
    refused: '不承認としてお客様に表示',
    asked: '対応のお願いで確認',
    question: 'お客様への質問',
    done: '確認を完了しました',
    doneBy: '{{time}}に{{name}}が完了',
  },
  result: {
    title: '確認結果',
    asked: 'ご確認いただきたい番号',
    show: '不承認の番号を表示',
    download: '一覧をダウンロード',
  },
  chooseReason: '不承認の理由は？',
} satisfies Texts<typeof en, 'ja'>;
