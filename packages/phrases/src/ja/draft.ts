import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'タイトル（ご入力内容から作成）',
    typed: 'タイトル（変更済み）',
    reset: 'リセット',
    hint: 'お客様と当社の双方が、このタイトルで依頼を探せます。',
    count: '{{max}}文字中{{number}}文字',
    change: '変更',
    soon: '最初の入力内容から自動で作成されます',
  },
  step: {
    attachments: 'ファイル',
    complete: '確認',
  },
  continueTo: {
    attachments: 'ファイルへ進む',
    complete: '確認へ進む',
  },
  foot: {
    missing: '未入力：<links></links>。後から入力できます。',
    missingMany_other: '未入力の項目が{{number}}件あります。後から入力できます。',
    wrong: '要確認：<links></links>。',
    wrongMany_other: '{{number}}件の入力を確認してください。',
    toFix: '送信の前に：<links></links>',
    toFixMany_other: '送信の前に{{number}}件の確認が必要です',
    mendLater: 'このまま進み、確認のステップで修正できます',
  },
  answerTitle: '当社からの回答',
  answerHint: '回答に使用する言語',
  promise: {
    title: '送信後',
    days: '2営業日以内に最初のご連絡',
    byDay: '本日送信した場合は{{day}}まで',
  },
  startEmpty: '最初から入力する',
  review: {
    ready: 'すべて入力済みです。送信後もメッセージやファイルを追加できます。',
    open: 'まだ対応が必要な項目があります。多くはこの画面で修正できます。',
    before: '送信の前に',
    missing: '未入力',
    missingCount: '未入力：{{number}}件',
    allGiven: '必須項目はすべて入力済みです',
    saveOf: '保存：{{field}}',
    edit: '編集',
    editPart: '編集：{{part}}',
    answerIn: '{{language}}で回答いたします。',
  },
  submitted: {
    number: '受付番号',
    contactBy: 'カスタマーサービスからのご連絡期限',
    list: '自分の依頼',
    heading: '{{day}}までにご連絡いたします',
    print: '印刷またはPDFで保存',
    sent: '送信した内容',
  },
  next: {
    title: '今後の流れ',
    ask: '不足があれば、やり取りの画面でお尋ねし、メールでもお知らせします。',
  },
  timeline: '現在の状況',
  choose: {
    title_other: '未完成の下書きが{{number}}件あります',
    text: '続きから再開することも、新しく作成することもできます。どちらを選んでも内容は失われません。',
    startClaim: '新しい保証申請を作成',
    startEnquiry: '新しいお問い合わせを作成',
    continueAt: 'ステップ{{step}}から続ける',
    at: 'ステップ{{step}}：{{title}}',
    all: 'すべての下書きを表示',
  },
} satisfies Texts<typeof en, 'ja'>;
