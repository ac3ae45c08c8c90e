import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}：お客様にリマインドしました',
  reopen: {
    title: '{{number}}を再開',
    text: '依頼はこれまでの担当者の確認に戻ります。支払い、修理、納品が完了したものはそのままで、それ以外はあらためて判断できます。',
    reasonHint: 'お客様に表示されます。',
    done: '{{number}}：再開しました',
  },
  ended: {
    completed: 'このお問い合わせは完了しています。<time></time>までにメッセージをいただければ再開いたします。',
    withdrawn:
      'ご回答がなかったため、この依頼は取り下げられました。<time></time>までにご回答またはメッセージをいただければ再開いたします。',
  },
  tasks: {
    title: '対応のお願い',
    waiting_other: '{{number}}件のご対応をお待ちしています',
    waitingCompany_other: '貴社のご対応を{{number}}件お待ちしています',
    whose: '対象',
    mine: '自分',
    company: '会社',
    emptyTitle: '未回答の対応のお願いはありません',
    emptyText: '必要なことがあればお知らせいたします。',
    openRequests: '自分の依頼を開く',
    reminder: '次のリマインダー：<time></time>',
    until: '<time></time>まで',
    of: 'ご担当者：{{name}}様',
    locked: 'この内容には回答できません。この依頼のご担当者は{{name}}様です。',
    answerName: '{{name}}への回答',
    yourAnswer: 'ご回答',
    send: '送信',
    sent: '回答を送信しました',
    sentText: 'ご回答を受け取りました。改めてご連絡いたします。',
    receipts: '送信した内容',
    noReceipts: '送信した回答がここに表示されます。',
    waitsFor: '未回答の対応のお願い',
    forYou: 'ご本人：<b>{{number}}</b>',
    forColleague: '{{name}}様：<b>{{number}}</b>',
    noOne: '貴社のご対応待ちはありません',
    rhythm: '3、7、15営業日後にリマインダーをお送りします。',
  },
} satisfies Texts<typeof en, 'ja'>;
