import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: '不在（4週間）',
  note: '1マスが1営業日（UTC）',
  column: {
    person: 'メンバー',
    days: '日付',
    away: '不在の期間',
    standIn: '代理',
  },
  new: '不在を登録',
  person: 'メンバー',
  choices: {
    handNew: '新しい依頼を代理に引き継ぐ',
    handOpen: '対応中の依頼も期限が来たら引き継ぐ',
    tellCustomers: 'メッセージをくださったお客様に知らせる',
  },
  awayThen: '{{name}}もその期間、{{until}}まで不在です。',
  free: 'その期間に在席している人：',
  noneFree: 'その期間に在席している人はほかにいません。',
  everyone: 'チーム全員の不在',
  save: '不在を保存',
  saved: '不在を保存しました',
  ended: '不在を終了しました',
  whatTitle: '不在の間',
  what: '期限が来た依頼と当社の対応待ちの依頼は代理に引き継がれ、お客様には新しい担当者名が表示されます。引き継いだ依頼のうち未完了のものは、不在の終了後に戻ります。',
  open: '対応中：{{number}}件',
  here: '在席',
  away: '不在',
  until: '<day>{{until}}</day>まで',
  fromUntil: '<day>{{from}}</day>から<day>{{until}}</day>まで',
  editOf: '{{name}}の不在を編集',
  endNow: '今すぐ終了',
  cancel: '不在を取り消す',
  nowWith: '現在は{{name}}が担当',
  back: '<day>{{day}}</day>の後、{{name}}に戻ります',
  allOnDesk: '対応デスクですべて表示',
  mark: '{{until}}まで不在。代理：{{name}}',
  for: '{{name}}の代理',
  warning: '{{name}}は{{until}}まで不在です。期限が来た依頼は{{standIn}}に引き継がれます。',
} satisfies Texts<typeof en, 'ja'>;
