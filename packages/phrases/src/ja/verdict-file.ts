import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: '表計算ファイルで判定',
  hint: 'Excelで判定し、ファイルをアップロードします。結果を確認するまで何も変わりません。',
  download: 'ダウンロード',
  upload: 'アップロード',
  uploading: 'ファイルを読み込んでいます',
  show: '結果を表示',
  rows: '読み込んだ行：{{number}}',
  apply: '反映',
  unchanged: '変更なし',
  differ: '申請の判定と相違',
  leftOut: '除外行',
  differTitle: 'こちらの判定と異なるもの',
  sn: 'シリアル番号',
  here: 'こちら',
  file: 'ファイル',
  keep: '採用',
  keepOf: '{{sn}}の採用',
  keepAll: 'すべての採用',
  more: '最初の{{number}}件のみ表示しています。',
  leftOutTitle: '除外した行',
  row: '{{row}}行目',
  fault: {
    unreadable: 'シリアル番号を読み取れません。',
    notInClaim: '<sn>{{sn}}</sn>はこの申請にありません。',
    unknownDecision: '「{{text}}」は判定ではありません。「承認する」「不承認にする」「お客様に確認」のいずれかをご記入ください。',
    reasonMissing: '不承認には一覧の理由が必要です。',
    unknownReason: '「{{text}}」は一覧の理由ではありません。',
    contradiction: '<sn>{{sn}}</sn>は{{other}}行目で別の判定になっています。',
  },
  readAs: '「{{text}}」を「{{reason}}」と読み取りました。行数：{{number}}',
  take: '判定を反映（{{number}}）',
  done: '判定を反映しました',
  discarded: 'ファイルを破棄しました',
} satisfies Texts<typeof en, 'ja'>;
