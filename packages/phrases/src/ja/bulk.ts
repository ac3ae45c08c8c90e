import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: 'ファイルを依頼',
  remind: 'リマインド',
  askTitle_other: '{{count}}件の依頼でファイルを依頼',
  askText: '回答済みの対応のお願いは変わりません。',
  filesText: 'お手続きを進めるため、不足している写真の追加をお願いいたします。ピントが合い、ラベルの文字が読める写真をお送りください。',
  inOwnLanguage: '変更しない場合、この文面は各お客様の言語で届きます：{{languages}}',
  sameForAll: 'すべてのお客様にこのままの文面で届きます。お客様の言語：{{languages}}',
  languageOf: '{{language}}（{{number}}）',
  nothingAsked: '必要な写真を選ぶか、不足しているものを記入してください',
  remindTitle_other: '{{count}}件の依頼のお客様にリマインド',
  remindText: '依頼ごとに、対応待ちの内容をまとめたメールがお客様に1通届きます。',
  remindConfirm: 'リマインダーを送信',
  leftOut: '次の依頼では行えないため、対象外になります：',
  title: {
    assign: '{{name}}への割り当て',
    askFiles: 'ファイルの依頼',
    remind: 'リマインダーの送信',
  },
  summary: '完了{{done}}件、未完了{{left}}件',
  background: 'この画面は閉じてもかまいません。進み具合は「お知らせ」で確認できます。',
  stop: '残りを中止',
  stopped: '中止しました。完了した分はそのままです。',
  result: {
    asked: 'ファイルを依頼しました',
    reminded: 'お客様にリマインドしました',
    movedBy: '{{name}}が<time></time>に変更しました',
    moved: 'その間に変更されました',
    missing: '該当する依頼はありません',
    cancelled: '未実行',
    unknown: '不明な依頼',
  },
  work: {
    assign: '依頼の割り当て',
    askFiles: 'お客様へのファイルの依頼',
    remind: 'お客様へのリマインド',
  },
  ended: {
    assign: '依頼を割り当てました',
    askFiles: 'お客様にファイルを依頼しました',
    remind: 'お客様にリマインダーを送信しました',
  },
  assignedTo: '{{name}}に依頼を割り当てました',
  nothingDone: '実行された操作はありません',
} satisfies Texts<typeof en, 'ja'>;
