import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  back: 'العودة إلى المعاملة',
  locked: 'يمكن اتخاذ القرارات ما دامت المطالبة قيد المراجعة.',
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
  about: {
    reason: 'السبب للعميل',
    ask: 'يُرسل إلى العميل كإجراء مطلوب',
    decisionOf: 'القرار بشأن «\u2068{{finding}}\u2069»',
    reasonOf: 'سبب «\u2068{{finding}}\u2069»',
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
    doneBy: 'أنهاها \u2068{{name}}\u2069 بتاريخ \u2068{{time}}\u2069',
  },
  chooseReason: 'لماذا تُرفض؟',
  result: {
    title: 'نتيجة مراجعتنا',
    asked: 'يُرجى التحقق',
    download: 'تنزيل القائمة',
  },
} satisfies Texts<typeof en, 'ar'>;
