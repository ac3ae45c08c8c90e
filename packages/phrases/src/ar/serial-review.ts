import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'مراجعة الأرقام التسلسلية',
  titleOf: 'مراجعة الأرقام التسلسلية، \u2066{{number}}\u2069',
  question: 'لم نتمكن من مطابقة هذه الأرقام التسلسلية مع ألواحنا. يُرجى مقارنتها بالملصقات وتصحيحها هنا.',
  field: {
    title: 'كل الأرقام التسلسلية',
    each: 'تمثل كل خانة لوحًا واحدًا، بترتيب القائمة. يمكن السحب فوق الخانات لتحديد نطاق.',
    many: 'عدد الألواح في الخانة الواحدة: \u2066{{number}}\u2069، بترتيب القائمة. يمكن السحب فوق الخانات لتحديد نطاق.',
    cell: 'الصف \u2066{{from}}\u2069: \u2068{{state}}\u2069',
    cells: 'الصفوف من \u2066{{from}}\u2069 إلى \u2066{{to}}\u2069: \u2068{{state}}\u2069',
    keys: 'الأرقام التسلسلية في خانات. الانتقال بمفاتيح الأسهم، والتحديد بمفتاح Shift مع الأسهم.',
  },
  groups: {
    finding: 'النتيجة',
    serials: 'الأرقام التسلسلية',
    decision: 'القرار',
    others: '\u2068{{detail}}\u2069 و\u2066{{number}}\u2069 أخرى',
    chooseFirst: 'يُرجى اختيار قرار أولًا',
    several: 'أسباب متعددة',
  },
  rows: {
    title: 'الأرقام التسلسلية واحدًا واحدًا',
    position: 'الصف',
    state: 'القرار',
    search: 'البحث عن رقم تسلسلي',
    none: 'لا توجد أرقام تسلسلية مطابقة.',
  },
  showRefused: 'عرض الأرقام المرفوضة',
} satisfies Texts<typeof en, 'ar'>;
