import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: '出荷予定日（ETD）<day>{{day}}</day>',
  eta: '到着予定日（ETA）<day>{{day}}</day>',
  addresses: 'お届け先',
  given: 'お届け先あり：{{given}}/{{total}}',
  without: 'お届け先なし：{{number}}',
  tooMany: '超過：{{number}}',
  notYet: 'お届け先の合計を交換する個数に合わせてください。',
  untitled: 'お届け先{{number}}',
  piecesOf: '{{name}}：数量',
  putRest: '残り{{number}}個を追加',
  add: 'お届け先を追加',
  edit: '住所を編集',
  editOf: '{{name}}を編集',
  save: '住所を保存',
  remove: 'お届け先を削除',
  removeOf: '{{name}}を削除',
  removeTitle: '{{name}}を削除しますか？',
  removeText: 'この分は別のお届け先が必要になります。',
  fromBook: 'アドレス帳から',
  chooseAddress: '住所を選択',
  noteHint: '配送担当者への連絡。例：2番ゲートで呼び鈴を鳴らしてください',
  submit: 'お届け先を送信',
  submitted: 'お届け先を送信しました',
  stale: '貴社の別の方がお届け先を変更しました。もう一度ご確認のうえ、送信してください。',
} satisfies Texts<typeof en, 'ja'>;
