import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: '表計算ファイルで判定',
  hint: 'Excelで判定を記入し、ファイルをアップロードします。結果を確認するまで、何も変更されません。',
  download: 'ダウンロード',
  upload: 'アップロード',
  uploading: 'ファイルを読み取っています',
  show: '結果を表示',
  rows: '読み取った行数：{{number}}',
  apply: '反映予定',
  unchanged: '変更なし',
  differ: '現在の判定と相違',
  leftOut: '除外した行',
  differTitle: '現在の判定と異なるもの',
  sn: 'シリアル番号',
  here: '現在',
  file: 'ファイル',
  keep: '採用',
  keepOf: '{{sn}}に採用する判定',
  keepAll: 'すべてに採用する判定',
  more: '最初の{{number}}件のみ表示しています。',
  leftOutTitle: '除外した行',
  row: '{{row}}行目',
  fault: {
    unreadable: 'シリアル番号を読み取れません。',
    notInClaim: '<sn>{{sn}}</sn>はこの申請にありません。',
    unknownDecision: '「{{text}}」は判定として読み取れません。「承認」「不承認」「お客様に確認」のいずれかをご記入ください。',
    reasonMissing: '不承認の場合は、一覧にある理由をご記入ください。',
    unknownReason: '「{{text}}」は一覧にない理由です。',
    contradiction: '<sn>{{sn}}</sn>は{{other}}行目で別の判定になっています。',
  },
  readAs: '「{{text}}」を「{{reason}}」と読み取りました。行数：{{number}}',
  take: '判定を反映（{{number}}件）',
  done: '判定を反映しました',
  discarded: 'ファイルを破棄しました',
} satisfies Texts<typeof en, 'ja'>;
