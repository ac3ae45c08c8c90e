import type { Texts } from '../texts.ts';
import type en from '../en/tips.ts';

export default {
  askTitle: 'お客様への依頼：{{number}}',
  what: '依頼する内容',
  ways: { details: 'リクエストの詳細', serials: 'シリアル番号', files: 'ファイル' },
  askText: {
    details: 'お客様が変更できるのは、選択した項目のみです。その他の内容は送信時のままです。',
    serials: 'お客様にメールが届き、回答するまで一覧を変更できます。その他の内容は送信時のままです。',
    files: 'お客様にメールが届き、回答するまでファイルを追加できます。その他の内容は送信時のままです。',
  },
  photos: '不足している写真',
  content: '不足している内容',
  contentHint: '例：2枚目の写真のラベルが読めません',
  due: '3営業日以内の回答をお願いします。',
  send: { details: '詳細を依頼', serials: 'シリアル番号について依頼', files: 'ファイルを依頼' },
  sent: {
    details: '{{number}}：詳細を依頼しました',
    serials: '{{number}}：シリアル番号について依頼しました',
    files: '{{number}}：ファイルを依頼しました',
  },
  asked: { details: '詳細の依頼', serials: 'シリアル番号の確認依頼', files: 'ファイルの依頼' },
  title: {
    details: '{{name}}から詳細の確認のお願いがあります',
    serials: '{{name}}からシリアル番号についてのお願いがあります',
    files: '{{name}}からファイルのお願いがあります',
  },
  by: '<time></time>までにご回答ください',
  note: 'ご記入欄',
  noteHint: '例：写真を撮れない理由',
  confirm: '回答を送信',
  final: '送信後は変更できません',
  thanks: '回答を送信しました',
  toTask: '対応のお願いへ',
  state: {
    open: '回答待ち',
    confirmed: '回答済み',
    recalled: '取り消し済み',
    superseded: '新しい依頼に置き換え済み',
  },
  answeredBy: '回答者：{{name}}',
  added: '追加されたファイル',
  removed: '削除されたファイル',
  recall: '対応のお願いを取り消す',
  recalled: '{{number}}：対応のお願いを取り消しました',
  review: '確認済みにする',
  reviewed: '確認済み',
} satisfies Texts<typeof en, 'ja'>;
