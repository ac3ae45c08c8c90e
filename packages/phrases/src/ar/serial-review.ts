import type en from '../en/serial-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'مراجعة الأرقام التسلسلية',
  titleOf: 'مراجعة الأرقام التسلسلية، \u2066{{number}}\u2069',
  back: 'العودة إلى المعاملة',
  question: 'لم نتمكن من مطابقة هذه الأرقام التسلسلية مع ألواحنا. يُرجى مقارنتها بالملصقات وتصحيحها هنا.',
  locked: 'يمكن مراجعة الأرقام التسلسلية ما دامت المطالبة قيد المراجعة.',
  state: {
    accepted: 'مقبول',
    refused: 'مرفوض',
    asked: 'يُسأل عنه',
    undecided: 'دون قرار',
    mixed: 'مختلط',
  },
  decide: {
    accepted: 'قبول',
    refused: 'رفض',
    asked: 'سؤال',
    undecided: 'إلغاء القرار',
  },
  field: {
    title: 'كل الأرقام التسلسلية',
    each: 'كل خانة لوح واحد بترتيب القائمة. يمكن السحب فوق الخانات لتحديد نطاق.',
    many: 'عدد الألواح في الخانة الواحدة: \u2066{{number}}\u2069، بترتيب القائمة. يمكن السحب فوق الخانات لتحديد نطاق.',
    cell: 'الصف \u2066{{from}}\u2069: \u2068{{state}}\u2069',
    cells: 'الصفوف من \u2066{{from}}\u2069 إلى \u2066{{to}}\u2069: \u2068{{state}}\u2069',
    keys: 'الأرقام التسلسلية في خانات. الانتقال بمفاتيح الأسهم، والتحديد بمفتاح Shift مع الأسهم.',
  },
  groups: {
    finding: 'النتيجة',
    serials: 'الأرقام التسلسلية',
    decision: 'القرار',
    reason: 'السبب للعميل',
    others: '\u2068{{detail}}\u2069 و\u2066{{number}}\u2069 أخرى',
    ask: 'يُرسل إلى العميل كإجراء مطلوب',
    chooseFirst: 'يُرجى اختيار قرار أولًا',
    several: 'أسباب متعددة',
    decisionOf: 'القرار بشأن «\u2068{{finding}}\u2069»',
    reasonOf: 'سبب «\u2068{{finding}}\u2069»',
  },
  rows: {
    title: 'الأرقام التسلسلية واحدًا واحدًا',
    position: 'الصف',
    state: 'القرار',
    search: 'البحث عن رقم تسلسلي',
    none: 'لا توجد أرقام تسلسلية مطابقة.',
  },
  totals: {
    title: 'المقبول حتى الآن',
    of: 'من \u2066{{number}}\u2069 في المطالبة',
  },
  finish: {
    action: 'إنهاء المراجعة',
    title: 'عند الإنهاء',
    cover: 'يمكن أن تغطيها الحلول',
    refused: 'تظهر للعميل كأرقام مرفوضة',
    asked: 'يُسأل عنها في إجراء مطلوب',
    question: 'السؤال للعميل',
    done: 'انتهت المراجعة',
    doneBy: 'أنهاها \u2068{{name}}\u2069 في \u2068{{time}}\u2069',
  },
  result: {
    title: 'نتيجة مراجعتنا',
    asked: 'يُرجى التحقق',
    show: 'عرض الأرقام المرفوضة',
    download: 'تنزيل القائمة',
  },
  chooseReason: 'لماذا تُرفض؟',
} satisfies Texts<typeof en, 'ar'>;
