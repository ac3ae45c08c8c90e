import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'الدخول الموحد للعرض التجريبي',
  intro: 'في التشغيل الفعلي يكون هنا مزوّد الهوية الخاص بالشركة. اختاروا الشخص الذي تريدون الدخول باسمه.',
  unknown: 'غير معروف للبوابة بعد',
  cancel: 'إلغاء',
  failed: 'لا يمكن متابعة تسجيل الدخول هذا',
  failedText: 'انقضى وقت طويل أو بدأ في متصفح آخر.',
  back: 'العودة إلى صفحة تسجيل الدخول',
} satisfies Texts<typeof en, 'ar'>;
