import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: 'البيانات المطلوب التحقق منها',
  question: 'سؤال عن هذا الحقل',
  questionOf: '\u2068{{field}}\u2069: سؤال',
  content: 'رسالة إلى العميل',
  contentHint: 'بلغة العميل',
  more_zero: 'لا حقول أخرى',
  more_one: 'حقل آخر',
  more_two: 'حقلان آخران',
  more_few: '\u2066{{number}}\u2069 حقول أخرى',
  more_many: '\u2066{{number}}\u2069 حقلًا آخر',
  more_other: '\u2066{{number}}\u2069 حقل آخر',
  none: 'فارغ',
  field: 'الحقل',
  before: 'قبل',
  now: 'الآن',
  same: 'دون تغيير: \u2068{{fields}}\u2069',
  saving: {
    saved: 'يُحفظ أثناء الكتابة',
    waiting: 'جارٍ الحفظ',
    failed: 'تغييرات غير محفوظة',
  },
  changedElsewhere: 'غيّر شخص آخر هذه البيانات في هذه الأثناء.',
  keepMine: 'الاحتفاظ بإجاباتي',
  takeTheirs: 'استخدام الإجابات الأخرى',
} satisfies Texts<typeof en, 'ar'>;
