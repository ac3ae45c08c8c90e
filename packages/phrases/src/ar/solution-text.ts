import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: 'راجعنا مطالبتكم ونعرض عليكم ما يلي:',
  compensation: '• \u2068{{pieces}}\u2069: تعويض مالي قدره \u2066{{unitPrice}}\u2069 لكل قطعة، بإجمالي \u2066{{money}}\u2069',
  repair: '• \u2068{{pieces}}\u2069: إصلاح في \u2068{{site}}\u2069: \u2068{{content}}\u2069',
  exchange:
    '• \u2068{{pieces}}\u2069: استبدال بـ \u2068{{component}}\u2069، \u2068{{model}}\u2069، بقدرة \u2066{{power}} W\u2069 لكل قطعة. المكونات القديمة: \u2068{{handling}}\u2069',
  closing: 'يُرجى قبول كل حل أو عدم قبوله في صفحة المطالبة. وإذا لم تقبلوا أحدها، فيُرجى إخبارنا بالسبب.',
  pieces_zero: 'لا توجد قطع',
  pieces_one: 'قطعة واحدة',
  pieces_two: 'قطعتان',
  pieces_few: '\u2066{{number}}\u2069 قطع',
  pieces_many: '\u2066{{number}}\u2069 قطعة',
  pieces_other: '\u2066{{number}}\u2069 قطعة',
} satisfies Texts<typeof en, 'ar'>;
