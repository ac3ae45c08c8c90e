import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'お知らせ一覧',
  markAll: 'すべて既読にする',
  all: 'すべてのお知らせ',
  shown: 'お知らせを絞り込む',
  shownAll: 'すべて',
  shownUnread: '未読',
  more: 'さらに表示',
  emptyTitle: 'お知らせはまだありません',
  emptyText: 'ご依頼の動きがここに表示されます。',
  noneUnread: '未読のお知らせはありません',
  kind: {
    message: '新着メッセージ',
    question: 'ご質問があります',
    filedForYou: 'ご依頼を代理で送信いたしました',
    bound: 'お問い合わせがポータルに登録されました',
    pickedUp: '{{owner}}がご依頼を担当いたします',
    ownerChanged: '担当者が{{owner}}に変わりました',
    contactChanged: '新しいご担当者になりました',
    replied: 'お問い合わせに回答いたしました',
    turnedIntoClaim: 'お問い合わせから保証申請（{{claimNo}}）を作成しました',
    completed: 'お問い合わせへの対応が完了しました',
    notForUs: 'こちらでは対応いたしかねます',
    withdrawn: '依頼が取り下げられました',
    assigned: '依頼が割り当てられました',
    reopened: 'お問い合わせが再開されました',
    rejected: '保証申請を却下いたしました',
    appealed: '却下への異議申し立てがありました',
    firstContactLate: '初回連絡が遅れています',
    pickUpLate: '担当が遅れています',
  },
} satisfies Texts<typeof en, 'ja'>;
