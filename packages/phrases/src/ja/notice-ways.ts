import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: 'お知らせの設定',
  back: 'お知らせに戻る',
  topicHead: '種類',
  way: { bell: 'ポータルのみ', mail: 'ポータルとメール', daily: 'ポータルと1日1回のメール', none: 'なし' },
  topic: {
    tasks: { name: '対応のお願い', hint: 'ご回答、情報、ファイルのお願い。リマインダーも同じ設定に従います。' },
    messages: { name: 'メッセージ', hint: '5分間離席されると、まとめてメールでお送りします' },
    progress: { name: 'ご依頼の進み具合', hint: '受付、引き継ぎ、回答、完了' },
    cases: { name: '担当案件', hint: '割り当て、再開、再審査の依頼、取り下げ' },
    approvals: { name: '承認', hint: '決定待ちの対応策と却下の提案' },
    clocks: { name: '期限超過', hint: '初回連絡、受付、決定の遅れ' },
    payments: { name: '支払い', hint: '確認待ちの銀行情報' },
    work: { name: 'バックグラウンド処理', hint: '取り込みなどの処理の結果' },
    receipts: { name: '受付確認と決定', hint: '大切な控えとなるため、必ずメールでお送りします' },
    security: { name: 'ログインとセキュリティ', hint: 'アカウントを守るため、必ずメールでお送りします' },
    daily: { name: '1日1回のメール', hint: '1日1回のメールでお届けするすべての内容' },
  },
  always: '必ずメール',
  mailTo: 'メールの送信先',
  daily: {
    title: '1日1回のメール',
    time: '時刻（{{zone}}）',
    text: '営業日に、新しいお知らせがあるときだけお送りします。',
    next: '次回：{{day}}',
  },
  proof: '受付確認と決定は、大切な控えとなるため必ずメールでお送りします。',
  saved: '保存しました',
  reset: '初期設定に戻す',
  off: {
    sayTitle: '必要なメールだけを',
    sayText: 'ポータルのお知らせはこれまでどおりです。',
    all: 'お知らせの設定をすべて見る',
    title: 'このメールを停止しますか？',
    text: '今後メールではお送りしません。ポータルのお知らせでは引き続きご覧いただけます。',
    button: 'メールを停止',
    done: 'このメールを停止しました',
    doneText: '今後メールではお送りしません。ポータルのお知らせでは引き続きご覧いただけます。',
    again: '再開する',
    broken: 'このリンクは使えません',
  },
} satisfies Texts<typeof en, 'ja'>;
