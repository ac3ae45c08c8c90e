import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: '部品の確認：{{number}}',
  question: '次の部品について詳しい情報が必要です：{{parts}}。内容をご確認のうえ、こちらでご修正ください。',
  named: '{{number}}. {{name}}',
  pieces: '{{part}}の承認数',
  of: '/ {{number}}点',
  some: '{{number}}点中{{accepted}}点を承認',
  refused: '不承認：{{number}}点',
  show: '不承認の部品を表示',
  refusedOf: '{{number}}点中{{refused}}点が不承認',
  parts: '部品',
} satisfies Texts<typeof en, 'ja'>;
