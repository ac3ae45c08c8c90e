import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: '日付はUTC',
  new: '不在を登録',
  person: '人',
  save: '不在を保存',
  saved: '不在を保存しました',
  ended: '不在を終了しました',
  whatTitle: '不在の間',
  what: '期限が来る依頼と当社の対応を待つ依頼は代理に移り、お客様には新しい担当者名が表示されます。未完了の依頼は不在の後に戻ります。',
  open: '対応中:{{number}}',
  here: '在席',
  away: '不在',
  planned: '予定',
  standIn: '代理:{{name}}',
  handedOver: '代理が担当中:{{number}}',
  endNow: '今すぐ終了',
  cancel: '不在を取り消す',
  mark: '{{until}}まで不在。代理:{{name}}',
  for: '{{name}}さんの代理',
  warning: '{{name}}さんは{{until}}まで不在です。期限が来る依頼は{{standIn}}さんに移ります。',
} satisfies Texts<typeof en, 'ja'>;
