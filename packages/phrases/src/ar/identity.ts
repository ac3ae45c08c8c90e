import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Words of signing in and of passwords. */
export default {
  signInTitle: 'تسجيل الدخول',
  customerTab: 'عميل أو مزود خدمة',
  staffTab: 'موظف داخلي',
  ways: 'طرق تسجيل الدخول',
  forgot: 'نسيت كلمة المرور؟',
  remember: 'تذكّر اسم المستخدم',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول',
  newHere: 'أول مرة هنا؟ <link>تسجيل شركتكم</link>',
  otherForm: {
    customer: 'من الموظفين؟ يُرجى استخدام النموذج الآخر',
    staff: 'عميل أو مزود خدمة؟ يُرجى استخدام النموذج الآخر',
  },
  resetPassword: 'إعادة تعيين كلمة المرور',
  fromBefore: 'الحساب من زيارتكم الأخيرة على هذا الجهاز',
  notYou: 'لستم أنتم؟',
  unified: 'المتابعة عبر الدخول الموحد',
  atManufacturer: 'موظفو Heliodesk',
  trouble: 'مشكلة في تسجيل الدخول؟ يُرجى <link>التواصل معنا</link>. نجيب في أيام العمل.',
  sayTitle: 'لكل طلب موظف مسؤول وموعد.',
  sayText: 'أول تواصل خلال يومي عمل. ويمكنكم متابعة كل خطوة، من الصورة الأولى حتى التسليم.',

  captcha: 'رمز الصورة',
  captchaHint: '5 خانات',
  captchaPicture: 'صورة فيها خمسة رموز مشوّهة',
  captchaAgain: 'صورة أخرى',
  captchaByMail: 'الصورة غير واضحة؟ طلب رمز بالبريد الإلكتروني',
  captchaByPicture: 'عرض صورة بدلًا من ذلك',
  captchaNeedsEmail: 'يُرجى إدخال بريدكم الإلكتروني أولًا لنرسل الرمز إليه',
  captchaSent: 'أرسلنا رمزًا إلى \u2066{{email}}\u2069. يُرجى إدخاله هنا خلال 10 دقائق.',
  captchaMailLabel: 'الرمز الوارد بالبريد الإلكتروني',

  demoTitle: 'حسابات تجريبية',
  demoText: 'كلمة المرور لجميعها \u2066{{password}}\u2069. بنقرة على أحدها يُملأ النموذج.',
  demoRoles: {
    admin: 'مدير النظام',
    agent: 'موظف خدمة العملاء',
    customer: 'العميل',
    module_agent: 'أخصائي الألواح',
    provider: 'مزود الخدمة',
    tracker_agent: 'أخصائي المتتبعات',
    supervisor: 'المشرف',
    finance: 'قسم المالية',
  },

  forgotTitle: 'نسيت كلمة المرور؟',
  forgotText: 'يُرجى إدخال بريدكم الإلكتروني. سنرسل إليكم رابطًا لاختيار كلمة مرور جديدة.',
  forgotSend: 'إرسال الرابط',
  forgotSentTitle: 'يُرجى تفقّد بريدكم الوارد',
  forgotSent:
    'إن كان لدينا حساب للعنوان <email>{{email}}</email>، فرسالة إعادة تعيين كلمة المرور في طريقها إليكم. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة.',
  forgotAgain: 'لم تصل الرسالة بعد؟ يُرجى تفقّد مجلد البريد غير المرغوب فيه أو <link>طلبها مجددًا</link>.',
  backToSignIn: 'العودة إلى تسجيل الدخول',

  resetTitle: 'اختيار كلمة مرور جديدة',
  resetText: 'عند الحفظ يُسجَّل خروجكم من جميع الأجهزة الأخرى.',
  resetSave: 'حفظ كلمة المرور',
  resetDoneTitle: 'تمت إعادة تعيين كلمة المرور',
  resetDoneText: 'يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
  resetNoKeyTitle: 'هذا الرابط غير كامل',
  resetNoKeyText: 'يُرجى فتح الرابط الكامل من الرسالة أو طلب رابط جديد.',
  resetAskNew: 'طلب رابط جديد',

  rules: 'شروط كلمة المرور',
  rule: { length: 'من 6 إلى 16 خانة', letter: 'حرف واحد على الأقل', digit: 'رقم واحد على الأقل', only: 'أحرف وأرقام فقط' },
  ruleMet: 'مستوفى',
  ruleOpen: 'لم يُستوفَ بعد',
  ruleGuess: 'غير سهلة التخمين (يُتحقق منها عند الحفظ)',
} satisfies Texts<typeof en, 'ar'>;
