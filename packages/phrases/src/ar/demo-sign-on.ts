import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'الدخول الموحد التجريبي',
  intro: 'في التشغيل الفعلي يظهر هنا مزوّد الهوية الخاص بشركتكم. يُرجى اختيار الشخص لتسجيل الدخول باسمه.',
  unknown: 'جديد على البوابة',
  cancel: 'إلغاء',
  failed: 'تعذّر إكمال تسجيل الدخول',
  failedText: 'استغرق وقتًا طويلًا أو بدأ في متصفح آخر.',
  back: 'العودة إلى تسجيل الدخول',
} satisfies Texts<typeof en, 'ar'>;
