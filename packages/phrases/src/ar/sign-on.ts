import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'جارٍ تسجيل الدخول، يُرجى الانتظار',
  noCode: 'لم يُستلم رمز التفويض',
  failed: 'تعذّر الحصول على الرمز المميز',
  back: 'ستعودون إلى صفحة تسجيل الدخول بعد لحظات.',
  confirmTitle: 'هل تريدون المتابعة باسم {{name}}؟',
  confirmText: 'بدأت صفحة أخرى تسجيل دخول باسم <email>{{email}}</email>. تابعوا فقط إذا كان هذا حسابكم.',
  confirmGo: 'متابعة',
  confirmStop: 'عدم تسجيل الدخول',
  bindTitle: 'ربط حسابكم',
  bindText: 'خدمة الدخول الموحد تعرفكم، لكننا لا نعرف بعد مَن أنتم هنا. أدخلوا بيانات دخول الموظف مرة واحدة، وبعدها يكفي الزر.',
  bindKnown:
    'خدمة الدخول الموحد تعرفكم باسم <email>{{email}}</email>، لكننا لا نعرف بعد مَن أنتم هنا. أدخلوا بيانات دخول الموظف مرة واحدة، وبعدها يكفي الزر.',
  bind: 'ربط وتسجيل الدخول',
  binding: 'جارٍ الربط',
  bindNone: 'لا يوجد ما يمكن ربطه',
  bindNoneText: 'تأتي هذه الصفحة بعد تسجيل الدخول الموحد. يُرجى البدء من هناك.',
} satisfies Texts<typeof en, 'ar'>;
