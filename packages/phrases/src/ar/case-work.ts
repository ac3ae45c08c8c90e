import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: 'تسجيل مكالمة للطلب \u2066{{number}}\u2069',
    direction: 'من اتصل',
    out: 'اتصلنا نحن',
    in: 'اتصل العميل',
    phone: 'الرقم',
    calledAt: 'وقت المكالمة',
    calledAtHint: 'بتوقيتكم المحلي',
    calledAtMissing: 'يُرجى إدخال وقت المكالمة.',
    result: 'النتيجة',
    results: {
      reached: 'تم الرد',
      message: 'تُركت رسالة',
      noAnswer: 'لا رد',
      wrongNumber: 'رقم خاطئ',
    },
    note: 'ما قيل في المكالمة',
    noteHint: 'داخلي. لا يراه العميل.',
    keepsPromise: 'تُحتسب كأول تواصل',
    promiseOpen: 'ما زال أول تواصل مطلوبًا',
    confirm: 'حفظ المكالمة',
    done: '\u2066{{number}}\u2069: سُجّلت المكالمة',
  },
  called: {
    reached: 'مكالمة، تم الرد',
    message: 'مكالمة، تُركت رسالة',
    noAnswer: 'مكالمة، لا رد',
    wrongNumber: 'مكالمة، رقم خاطئ',
    in: 'مكالمة من العميل',
  },
  related: {
    title: 'طلبات أخرى لهذه الشركة',
    project: 'المشروع نفسه',
    contact: 'جهة الاتصال نفسها',
    company: 'الشركة نفسها',
  },
  change: {
    to: 'إلى \u2068{{after}}\u2069',
    fromTo: 'من \u2068{{before}}\u2069 إلى \u2068{{after}}\u2069',
  },
} satisfies Texts<typeof en, 'ar'>;
