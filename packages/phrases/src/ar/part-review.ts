import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'مراجعة المكونات، \u2066{{number}}\u2069',
  question: 'نحتاج إلى مزيد من المعلومات عن هذه المكونات: \u2068{{parts}}\u2069. يُرجى التحقق من بياناتها وتصحيحها هنا.',
  named: '\u2066{{number}}\u2069. \u2068{{name}}\u2069',
  pieces: 'القطع المقبولة من \u2068{{part}}\u2069',
  of: 'من \u2066{{number}}\u2069',
  some: 'المقبول: \u2066{{accepted}}\u2069 من \u2066{{number}}\u2069',
  refused: 'القطع المرفوضة: \u2066{{number}}\u2069',
  show: 'عرض المكونات المرفوضة',
  refusedOf: 'المرفوض: \u2066{{refused}}\u2069 من \u2066{{number}}\u2069',
  parts: 'المكونات',
} satisfies Texts<typeof en, 'ar'>;
