import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: '確認する項目',
  question: 'この項目についての質問',
  questionOf: '{{field}}：質問',
  content: 'お客様へのメッセージ',
  contentHint: 'お客様の言語で入力',
  more_other: 'ほか{{number}}項目',
  none: '未入力',
  field: '項目',
  before: '変更前',
  now: '変更後',
  same: '変更なし：{{fields}}',
  saving: {
    saved: '入力内容は自動で保存されます',
    waiting: '保存中',
    failed: '未保存の変更',
  },
  changedElsewhere: 'その間に、他の方がこの内容を変更しました。',
  keepMine: '自分の回答を残す',
  takeTheirs: '相手の回答を使う',
} satisfies Texts<typeof en, 'ja'>;
