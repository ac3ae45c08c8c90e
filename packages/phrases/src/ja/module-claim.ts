import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'モジュール保証申請',
  place: '所在地',

  step: {
    details: '申請内容',
    shipping: 'お届け先',
    serials: 'シリアル番号',
    attachments: '添付ファイル',
    complete: '確認・送信',
  },
  continueTo: {
    details: '申請内容へ進む',
    shipping: 'お届け先へ進む',
    serials: 'シリアル番号へ進む',
    attachments: '添付ファイルへ進む',
    complete: '最終確認へ進む',
  },
  submit: '申請を送信',
  blocked: {
    noSerials: '先にシリアル番号を1件以上追加してください',
    listed: '不足している項目があります。上の一覧をご確認ください',
  },

  details: {
    whatTitle: '不具合の内容',
    projectTitle: 'プロジェクト',
    answerTitle: 'ご連絡方法',
  },
  shipping: {
    bookTitle: '登録済みの住所から選択',
    other: '別の住所',
    otherHint: '下に入力してください。登録済みの住所は変わりません。',
    whereTitle: '交換品のお届け先',
    deliveryTitle: '配送',
  },

  hint: {
    desc: '症状、時期、モジュールの枚数。例：3月12日の暴風雨の後、480枚でホットスポットが発生',
    defectDate: '最初に不具合に気づいた日',
    quantity: '不具合のあるモジュールの枚数（例：480）',
    lastRequestNo: '以前に対応したことがある場合（例：MC-20260902-00003）',
    projectName: '例：Almería Norte 3',
    capacity: '設置済みモジュールの合計（例：49900）',
    projectAddress: '番地または地番（ある場合）',
    bracket: 'モジュールの設置方法',
    language: 'ご連絡に使用する言語',
    region: '空欄の場合はアカウントの国・地域になります',
    phone: '国番号から入力（例：+34 600 123 456）',
    taxNo: '5文字以上（例：B04512345）。未定の場合は0を入力してください',
    deliverPhone: '配送員からの連絡先（例：+34 600 123 456）',
    deliverAddress: '入口、時間帯、荷降ろし場所など、配送員に伝えること',
  },

  aside: {
    needTitle: 'ご用意いただくもの',
    needSerials: 'シリアル番号（表計算ファイルを推奨）',
    needPhotos: '表面、裏面ラベル、不具合箇所の写真',
    needDate: '最初に不具合に気づいた日',
    needAddress: '交換品のお届け先住所',
    promiseTitle: 'ご連絡の期限',
    promiseDays: '2営業日',
    promiseText: '送信後2営業日以内に、カスタマーサービスからご連絡いたします。',
  },

  copy: {
    text: '複製した申請です。内容とファイルは引き継がれましたが、番号、ステータス、シリアル番号は引き継がれていません。',
    empty: '白紙から始める',
  },

  review: {
    lead: '内容をもう一度ご確認ください。送信後の変更は、担当者へご連絡ください。',
    missing: '送信の前に、次の項目が必要です',
    edit: '変更',
    editPart: '変更：{{part}}',
    answerIn: 'ご連絡の言語：{{language}}',
    serials_other: 'シリアル番号{{number}}件。',
    warned_other: 'うち{{number}}件に警告があります。当社でも確認いたします。',
  },

  submitted: {
    title: '申請を送信しました',
    number: '受付番号',
    contactBy: 'カスタマーサービスからのご連絡期限',
    open: '申請を開く',
    list: '自分の依頼',
  },

  next: {
    title: '今後の流れ',
    look: 'モジュールチームの担当者が決まり、シリアル番号とファイルを確認します。',
    ask: '不足があれば、会話でお尋ねし、メールでもお知らせします。',
    solution: '金銭補償、修理、交換のいずれかの対応策をご提案します。同意するかどうかをお選びいただけます。',
  },

  submitView: {
    way: '現在の状況',
    copy: '複製',
  },
} satisfies Texts<typeof en, 'ja'>;
