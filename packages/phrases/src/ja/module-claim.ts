import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: '所在地',
  step: {
    details: '申請内容',
    shipping: 'お届け先',
    serials: 'シリアル番号',
  },
  continueTo: {
    shipping: 'お届け先へ進む',
    serials: 'シリアル番号へ進む',
  },
  submit: '申請を送信',
  noSerials: '先にシリアル番号を1件以上追加してください',
  details: {
    whatTitle: '不具合の内容',
    projectTitle: 'プロジェクト',
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
    region: '空欄の場合はアカウントの国・地域になります',
    phone: '国番号から入力（例：+34 600 123 456）',
    taxNo: '5文字以上（例：B04512345）。未定の場合は0を入力してください',
    deliverPhone: '配送員からの連絡先（例：+34 600 123 456）',
    deliverAddress: '入口、時間帯、荷降ろし場所など、配送員に伝えること',
  },
  need: {
    title: 'ご用意いただくもの',
    serials: 'シリアル番号（表計算ファイルを推奨）',
    photos: '表面、裏面ラベル、不具合箇所の写真',
    date: '最初に不具合に気づいた日',
    address: '交換品のお届け先住所',
  },
  copied: '複製した申請です。内容とファイルは引き継がれましたが、番号、ステータス、シリアル番号は引き継がれていません。',
  review: {
    serials_other: 'シリアル番号{{number}}件。',
    warned_other: 'うち{{number}}件に警告があります。当社でも確認いたします。',
  },
  submitted: '申請を送信しました',
  open: '申請を開く',
  next: {
    look: 'モジュールチームの担当者が決まり、シリアル番号とファイルを確認します。',
    end: '金銭補償、修理、交換のいずれかの対応策をご提案します。同意するかどうかをお選びいただけます。',
  },
  onBehalf: {
    title: 'お客様の代理でモジュール保証申請',
    atDesk: 'デスクのモジュール保証申請',
    otherTeamTitle: 'モジュール保証申請は別のチームが担当しています',
    otherTeamText: 'あなたのチームはトラッカーの依頼を担当しています。対応デスクでご覧いただけます。',
    startedFor: 'カスタマーサービスの<b>{{by}}</b>がこの申請の入力を始めました。内容を確認し、続きを入力して、完了したら送信してください。',
  },
} satisfies Texts<typeof en, 'ja'>;
