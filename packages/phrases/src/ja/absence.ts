import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: '不在（4週間）',
  note: '1マスが1営業日、UTC',
  column: {
    person: '人',
    days: '日',
    away: '不在の期間',
    standIn: '代理',
  },
  new: '不在を登録',
  person: '人',
  choices: {
    handNew: '新しい依頼は代理に移す',
    handOpen: '期限が来た既存の依頼も移す',
    tellCustomers: '連絡をくださったお客様に知らせる',
  },
  awayThen: '{{name}}さんもその期間、{{until}}まで不在です。',
  free: 'その期間に在席：',
  noneFree: 'その期間はほかに在席の人がいません。',
  save: '不在を保存',
  saved: '不在を保存しました',
  ended: '不在を終了しました',
  whatTitle: '不在の間',
  what: '期限が来る依頼と当社の対応を待つ依頼は代理に移り、お客様には新しい担当者名が表示されます。代理に移った依頼のうち未完了のものは、不在の後に戻ります。',
  open: '対応中:{{number}}',
  here: '在席',
  away: '不在',
  until: '<day>{{until}}</day>まで',
  fromUntil: '<day>{{from}}</day>から<day>{{until}}</day>まで',
  editOf: '{{name}}さんの不在を編集',
  endNow: '今すぐ終了',
  cancel: '不在を取り消す',
  nowWith: '{{name}}さんが担当中',
  back: '<day>{{day}}</day>の後、{{name}}さんに戻ります',
  allOnDesk: 'デスクですべて表示',
  mark: '{{until}}まで不在。代理:{{name}}',
  for: '{{name}}さんの代理',
  warning: '{{name}}さんは{{until}}まで不在です。期限が来る依頼は{{standIn}}さんに移ります。',
} satisfies Texts<typeof en, 'ja'>;
