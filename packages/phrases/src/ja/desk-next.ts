import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: '次の案件',
  note: '対応できる中で最も急ぐ依頼',
  answered: '回答済み：{{number}}',
  left: '残り：{{number}}',
  skipped: 'スキップ：{{number}}',
  leave: '「次の案件」を終了',
  from: '対象の表示条件',
  country: '国・地域',
  checked: '有効{{valid}}件、要確認{{others}}件',
  files: 'ファイル',
  others: '他の案件',
  lastMessage: 'お客様からの最新メッセージ',
  pickUpAndOpen: '担当して開く',
  openCase: '案件を開く',
  skip: 'スキップ',
  heldUntil: '<time></time>まで確保中です。他の人には割り当てられません',
  why: 'この案件が選ばれた理由',
  reason: {
    late: '期限を過ぎています',
    answered: 'お客様から回答がありました',
    promise: '期限が最も近い案件です',
  },
  yours: '自分が担当しています',
  order: '順序：期限超過、お客様から回答あり、期限が近い順。',
  after: 'この後',
  skipTitle: 'スキップの理由',
  skipReason: {
    otherLanguage: '対応できない言語',
    otherTeam: '別のチームの担当',
    colleague: '同僚の対応待ち',
    notNow: '今は対応しない',
  },
  skipHint: '「今は対応しない」を選ぶと、1時間後に再び表示されます。',
  emptyTitle: 'すべて対応済みです',
  emptyText: '現在、回答を待っている案件はありません。',
  strip: '{{number}}は「次の案件」から開きました。回答すると次が開きます。',
  back: '「次の案件」に戻る',
  answeredOf: '{{number}}に回答しました',
} satisfies Texts<typeof en, 'ja'>;
