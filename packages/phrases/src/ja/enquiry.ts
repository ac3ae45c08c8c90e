import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'お問い合わせ内容',
  check: 'お問い合わせ内容の確認',
  submit: 'お問い合わせを送信',
  copied: '複製したお問い合わせです。内容とファイルは引き継がれましたが、番号、ステータス、シリアル番号は引き継がれていません。',
  submitted: 'お問い合わせを送信しました',
  open: 'お問い合わせを開く',
  startedFor: 'カスタマーサービスの<b>{{by}}</b>がこのお問い合わせの入力を始めました。内容を確認し、続きを入力して、送信してください。',
  end: '回答は会話に届きます。続けてご質問いただくこともできます。',
  hint: {
    desc: '症状、時期、お知りになりたいこと。',
    phone: 'お電話をご希望の場合。国番号から入力（例：+34 600 123 456）。',
    address: '場所が関係するご質問の場合',
  },
  serial: {
    looking: '登録情報を確認しています',
    genuine: '正規品',
    warranty: '製品保証は<day>{{day}}</day>まで',
    warrantyEnded: '製品保証は<day>{{day}}</day>に終了しました',
    unknown: 'この番号は登録情報にありません。ラベルと照らし合わせてください。このまま送信することもできます。',
  },
  module: {
    product: 'モジュールの型式（例：HD-M72 575 W）',
    serial: '1枚のモジュールについての場合（例：HD7226W14A018842）',
    look: 'モジュールチームの担当者が決まり、ご質問とファイルを確認します。',
    title: 'お客様の代理でモジュールのお問い合わせ',
    atDesk: '対応デスクのモジュールのお問い合わせ',
    otherTeamTitle: 'モジュールのお問い合わせは別のチームが担当しています',
    otherTeamText: '所属チームはトラッカーの依頼を担当しています。対応デスクでご覧いただけます。',
  },
  tracker: {
    product: 'トラッカーまたは部品（例：トラッカーコントローラ）',
    serial: '1つの部品についての場合は、銘板の番号',
    look: 'トラッカーチームの担当者が決まり、ご質問とファイルを確認します。',
    title: 'お客様の代理でトラッカーのお問い合わせ',
    atDesk: '対応デスクのトラッカーのお問い合わせ',
    otherTeamTitle: 'トラッカーのお問い合わせは別のチームが担当しています',
    otherTeamText: '所属チームはモジュールの依頼を担当しています。対応デスクでご覧いただけます。',
  },
} satisfies Texts<typeof en, 'ja'>;
