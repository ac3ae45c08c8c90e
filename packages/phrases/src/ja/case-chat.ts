import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'やり取り',
  messages: 'メッセージ',
  filter: { label: '表示するメッセージ', all: 'すべて', public: '公開', internal: '社内' },
  sender: { you: '自分', oppositeParty: '相手', client: 'お客様', customerService: 'カスタマーサービス', system: 'Heliodesk' },
  system: {
    submitted: '<no>{{requestNo}}</no>が送信されました。{{due}}までにご連絡いたします。',
    pickedUp: '{{name}}がこの依頼を担当します',
    ownerChanged: '今後は{{name}}がこの依頼を担当します',
    contactChanged: 'この依頼のご担当者は{{name}}様に変わりました',
    withdrawn: '依頼が取り下げられました：{{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: '<no>{{requestNo}}</no>が送信されました。お客様への初回連絡の期限は{{due}}です。',
  },
  internalNote: '社内メモ',
  empty: 'まだメッセージはありません。下の欄から最初のメッセージをお送りください。',
  emptyInternal: 'まだ社内メモはありません。',
  older: '以前のメッセージ',
  unread: '新着メッセージ',
  jump_other: '新着メッセージ{{count}}件',
  announced: '{{name}}：{{text}}',
  recalledByYou: 'メッセージの送信を取り消しました',
  recalledBy: '{{name}}がメッセージの送信を取り消しました',
  recall: '送信取消',
  recallMessage: '{{time}}のメッセージの送信を取り消す',
  typing: '{{names}}が入力中',
  typingMany: '{{names}}が入力中',
  read: '既読',
  sent: '送信済み',
  notDelivered: '未達',
  sending: '送信中',
  notSent: '送信できませんでした。',
  waits: '未送信です。接続が戻ると送信されます。',

  asked: '質問',
  question: {
    title: '{{name}}から質問があります',
    answer: 'ご回答',
    hint: '{{name}}にすぐ届きます',
    saved: '入力内容は自動で保存されます',
    send: '回答を送信',
  },
  reply: {
    label: 'メッセージ',
    noteLabel: '社内メモ',
    toCustomer: 'お客様へのメッセージ',
    toService: 'カスタマーサービスへのメッセージ',
    to: '{{name}}へのメッセージ',
    note: '社員だけが読めるメモ',
    kind: 'メッセージの種類',
    publicReply: '返信',
    internal: '社内メモ',
    needsAnswer: '回答が必要',
    attach: 'ファイルを添付',
    send: '送信',
    save: 'メモを保存',
    hint: 'Ctrl + Enterで送信',
    tooLong: '上限を{{count}}文字超えています',
    remove: '{{name}}を外す',
    closed: 'このやり取りは終了しました。',
  },

  file: {
    preview: '{{name}}をプレビュー',
    download: '{{name}}をダウンロード',
  },

  lost: {
    text: '接続が切れました。再接続しています…',
    offline: 'オフラインです。メッセージは、接続が戻ると送信されます。',
  },
} satisfies Texts<typeof en, 'ja'>;
