import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: '{{number}}の却下を提案',
    text: '決定は別の担当者が行います。それまでお客様には表示されません。決定後、お客様は1回だけ再審査を依頼できます。',
    language: 'お客様の言語で記入：{{language}}',
    note: '決定者へのメモ',
    noteHint: '社内の担当者にのみ表示されます。',
    confirm: '提案を送信',
    done: '{{number}}：提案を送信しました',
  },
  reject: {
    title: '{{number}}を却下しますか？',
    text: 'お客様にはすぐに次の内容がメールで届きます',
    read: 'お客様に届く内容を確認しました',
    done: '{{number}}を却下しました',
  },
  giveBack: {
    title: '{{number}}の提案を差し戻す',
    text: '申請は引き続き確認中となります。',
    reasonHint: '例：写真で不具合が明確に確認できるため',
    done: '{{number}}：提案を差し戻しました',
  },
  takeBack: {
    title: '{{number}}の提案を取り消しますか？',
    text: '申請は引き続き確認中となります。後からもう一度却下を提案できます。',
    done: '{{number}}：提案を取り消しました',
  },
  card: {
    title: '却下の提案',
    waiting: '決定待ち',
    waitingForYou: '決定をお願いします',
    returned: '差し戻し',
    by: '{{name}}、<time></time>',
    due: '<time></time>までに決定',
    reads: 'お客様に届く内容',
    returnedBy: '{{name}}が差し戻しました',
    fourEyes: '提案者以外の担当者が決定します。',
  },
  rejected: {
    on: '決定日：<time></time>',
  },
  appeal: {
    title: '再審査のご依頼',
    titleOf: '{{number}}の再審査を依頼',
    once: 'この申請につき1回、<time></time>まで',
    text: 'ご記入の内容をもとに、あらためて審査いたします。',
    reason: '見落としている点をお知らせください',
    reasonHint: '例：保証開始日がより遅いことを示す納品書',
    files: 'ファイルはやり取りの画面で追加できます。',
    send: '再審査を依頼する',
    sent: '再審査を依頼しました',
    until: '再審査の依頼期限',
    final: 'この決定は最終的なものです。',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: '未解決の点がありますか？',
    titleOf: '{{number}}を再開',
    text: '申請の残りの部分をあらためて審査します。支払い、修理、納品が完了したものはそのままです。',
    reason: '再度確認が必要な点',
    reasonHint: '例：モジュール3枚が不承認となったが、新しい写真で不具合を確認できる',
    sent: '申請を再開しました',
  },
} satisfies Texts<typeof en, 'ja'>;
