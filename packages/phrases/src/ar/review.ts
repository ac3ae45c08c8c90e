import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '\u2066{{number}}\u2069 · المراجعة',
  back: 'العودة إلى المعاملة',
  locked: 'يمكن اتخاذ القرارات ما دامت المطالبة قيد المراجعة.',
  state: {
    accepted: 'مقبول',
    refused: 'مرفوض',
    asked: 'يحتاج إلى توضيح',
    undecided: 'دون قرار',
    mixed: 'قرارات مختلفة',
  },
  decide: {
    accepted: 'قبول',
    refused: 'رفض',
    asked: 'طلب توضيح',
    undecided: 'إلغاء القرار',
  },
  about: {
    reason: 'السبب الظاهر للعميل',
    ask: 'يُرسل إلى العميل كإجراء مطلوب',
    decisionOf: 'القرار بشأن «\u2068{{finding}}\u2069»',
    reasonOf: 'سبب القرار بشأن «\u2068{{finding}}\u2069»',
  },
  totals: {
    title: 'المقبول حتى الآن',
    of: 'من \u2066{{number}}\u2069 في المطالبة',
  },
  finish: {
    action: 'إنهاء المراجعة',
    title: 'عند الإنهاء',
    cover: 'يمكن أن تغطيها الحلول',
    refused: 'تظهر للعميل على أنها مرفوضة',
    asked: 'يُطلب توضيحها في إجراء مطلوب',
    question: 'السؤال الموجّه إلى العميل',
    done: 'تم إنهاء المراجعة',
    doneBy: 'أنهاها \u2068{{name}}\u2069 بتاريخ \u2068{{time}}\u2069',
  },
  chooseReason: 'ما سبب الرفض؟',
  result: {
    title: 'نتيجة مراجعتنا',
    asked: 'بحاجة إلى تحققكم',
    download: 'تنزيل القائمة',
  },
} satisfies Texts<typeof en, 'ar'>;
