import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'ご入力内容から自動で作成されます。お客様と担当者がこのタイトルで依頼を探せます。',
    typed: '入力されたタイトルです。リセットすると、ご入力内容から再び作成されます。',
    reset: 'リセット',
  },
  step: {
    attachments: '添付ファイル',
    complete: '確認・送信',
  },
  continueTo: {
    attachments: '添付ファイルへ進む',
    complete: '最終確認へ進む',
  },
  blocked: '不足している項目があります。上の一覧をご確認ください',
  answerTitle: 'ご連絡方法',
  answerHint: 'ご連絡に使用する言語',
  promise: {
    title: 'ご連絡の期限',
    days: '2営業日',
    text: '送信後2営業日以内に、カスタマーサービスからご連絡いたします。',
  },
  startEmpty: '白紙から始める',
  review: {
    lead: '内容をもう一度ご確認ください。送信後の変更は、担当者へご連絡ください。',
    missing: '送信の前に、次の項目が必要です',
    edit: '変更',
    editPart: '変更：{{part}}',
    answerIn: 'ご連絡の言語：{{language}}',
  },
  submitted: {
    number: '受付番号',
    contactBy: 'カスタマーサービスからのご連絡期限',
    list: '自分の依頼',
  },
  next: {
    title: '今後の流れ',
    ask: '不足があれば、会話でお尋ねし、メールでもお知らせします。',
  },
  timeline: '現在の状況',
  choose: {
    title_other: '作成中の下書きが{{number}}件あります',
    text: '前回の続きから再開するか、新しく作成できます。どちらを選んでも内容は失われません。',
    startClaim: '新しい保証請求を作成',
    startEnquiry: '新しいお問い合わせを作成',
    continueAt: 'ステップ{{step}}から続ける',
    at: 'ステップ{{step}}：{{title}}',
    all: 'すべての下書きを表示',
  },
} satisfies Texts<typeof en, 'ja'>;
