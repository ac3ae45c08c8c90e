import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: 'クレジットノート{{number}}',
  about: '本書は、保証申請の補償金に関するクレジットノートです。ポータルでご確認いただいた後にお支払いいたします。',
  number: 'クレジットノート',
  day: '日付',
  claim: '保証申請',
  what: 'お支払いの内容',
  for: 'お支払いの理由',
  account: '銀行口座',
  intro: 'この補償に同意いただいています。金額と口座をご確認ください。ご確認後にお支払いいたします。',
  colleague: 'このクレジットノートは、銀行情報を入力した{{name}}様が確認します。口座は{{name}}様にのみ表示されます。',
  confirm: 'クレジットノートを確認',
  confirmed: 'クレジットノートを確認しました',
  pdf: 'クレジットノート（PDF）',
  state: {
    announced: 'クレジットノートの確認待ち',
    held: '新しい銀行情報の入力待ち',
    due: 'お支払いの準備中',
    paid: '支払済み',
  },
} satisfies Texts<typeof en, 'ja'>;
