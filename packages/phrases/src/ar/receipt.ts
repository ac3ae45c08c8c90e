import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'إيصال \u2066{{number}}\u2069',
  about: 'يوثّق هذا الإيصال ما تم تأكيده في البوابة ومَن أكّده ومتى. ولا يمكن تعديله.',
  what: 'ما تم تأكيده',
  who: 'مَن أكّده',
  by: 'اسم المؤكِّد',
  for: 'نيابةً عن',
  at: 'التاريخ والوقت',
  session: 'الدخول إلى البوابة',
  sessions: {
    customer: 'تسجيل الدخول إلى البوابة بصفة عميل',
    staff: 'تسجيل الدخول إلى البوابة بصفة موظف',
    guest: 'زائر عبر رابط من نظام مرتبط',
  },
  answer: 'الرد على الحل',
  publicText: 'ما كتبناه عنه',
  bankDetails: 'البيانات البنكية',
  confirmed: 'تم تأكيدها',
  deliverTo: 'التسليم إلى',
  shownIn: 'تظهر النصوص كما عُرضت في حينه. اللغة: \u2068{{language}}\u2069.',
  digest: 'البصمة (SHA-256)',
  check: 'للتحقق من هذا الإيصال، يُرجى تنزيل سجله من البوابة. يجب أن تطابق بصمة SHA-256 لهذا الملف البصمة المذكورة أعلاه.',
  foot: 'بوابة عملاء Heliodesk',
  pdf: 'إيصال (PDF)',
  record: 'السجل (JSON)',
} satisfies Texts<typeof en, 'ar'>;
