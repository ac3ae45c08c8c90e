import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'デモ用メールボックス',
  intro: 'デモではメールは送信されません。送信されるはずのメールはすべてここに表示されます。',
  search: '宛先',
  find: '検索',
  none: 'まだメールはありません',
  noneFor: '「{{recipient}}」宛てのメールはありません',
  subject: '件名',
  recipient: '宛先',
  sentAt: '送信日時（UTC）',
  newer: '新しいメール',
  older: '以前のメール',
  page: '{{page}}／{{pages}}ページ',
  back: 'すべてのメール',
  pages: 'ページ',
} satisfies Texts<typeof en, 'ja'>;
