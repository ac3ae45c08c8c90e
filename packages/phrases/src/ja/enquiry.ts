import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'お問い合わせ内容',
  check: 'お問い合わせ内容の確認',
  submit: 'お問い合わせを送信',
  copied: 'これは複製です。内容とファイルは同じですが、番号とステータスは新しくなり、シリアル番号は含まれません。',
  submitted: 'お問い合わせを送信しました',
  open: 'お問い合わせを開く',
  startedFor:
    'カスタマーサービスの<b>{{by}}</b>がお客様に代わってこのお問い合わせを作成しました。内容を確認し、不足分を入力して送信してください。',
  end: '回答はやり取りの画面に届きます。続けてご質問いただくこともできます。',
  hint: {
    desc: '症状、発生時期、お知りになりたいこと',
    phone: 'お電話をご希望の場合は、国番号から入力してください（例：+34 600 123 456）。',
    address: '場所が関係するご質問の場合',
  },
  serial: {
    looking: '製造記録を確認しています',
    genuine: '正規品',
    warranty: '製品保証は<day>{{day}}</day>まで',
    warrantyEnded: '製品保証は<day>{{day}}</day>に終了しました',
    unknown: 'この番号は製造記録にありません。ラベルと見比べてください。このまま送信することもできます。',
  },
  module: {
    product: 'モジュールの型式（例：HD-M72 575 W）',
    serial: '特定の1枚についてのご質問の場合（例：HD7226W14A018842）',
    look: 'モジュールチームの担当者がご質問とファイルを確認します。',
    title: 'モジュールのお問い合わせ（お客様の代理）',
    atDesk: '対応デスクのモジュールのお問い合わせ',
    otherTeamTitle: 'モジュールのお問い合わせは別のチームが担当しています',
    otherTeamText: '所属チームの担当はトラッカーの依頼です。対応デスクでご確認ください。',
  },
  tracker: {
    product: 'トラッカーまたは部品（例：トラッカーコントローラ）',
    serial: '特定の部品についてのご質問の場合は、銘板の番号',
    look: 'トラッカーチームの担当者がご質問とファイルを確認します。',
    title: 'トラッカーのお問い合わせ（お客様の代理）',
    atDesk: '対応デスクのトラッカーのお問い合わせ',
    otherTeamTitle: 'トラッカーのお問い合わせは別のチームが担当しています',
    otherTeamText: '所属チームの担当はモジュールの依頼です。対応デスクでご確認ください。',
  },
} satisfies Texts<typeof en, 'ja'>;
