import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: '部件审核：{{number}}',
  question: '我们需要了解以下部件的更多信息：{{parts}}。请核对并在此更正。',
  named: '{{number}}. {{name}}',
  pieces: '{{part}}的认可件数',
  of: '/ {{number}} 件',
  some: '{{number}} 件中认可 {{accepted}} 件',
  refused: '不认可：{{number}} 件',
  show: '查看不认可的部件',
  refusedOf: '{{number}} 件中 {{refused}} 件不认可',
  parts: '部件',
} satisfies Texts<typeof en, 'zh'>;
