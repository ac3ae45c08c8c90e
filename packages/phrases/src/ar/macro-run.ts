import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'أصبحتم الموظف المسؤول',
    message: 'كُتبت رسالة باللغة \u2068{{language}}\u2069',
    note: 'كُتبت ملاحظة',
    askDetails: 'طُلبت بيانات من العميل',
    askSerials: 'سُئل العميل عن أرقام تسلسلية',
    askFiles: 'طُلبت ملفات من العميل',
    askBank: 'طُلبت البيانات البنكية من العميل',
    setDates: 'حُدّدت مواعيد التسليم',
    remind: 'ذُكِّر العميل',
    linkDuplicate: 'تم الربط مع \u2066{{number}}\u2069',
    proposeRejection: 'اقتُرح الرفض: \u2068{{reason}}\u2069',
    complete: 'أُنهي الطلب',
  },
  input: {
    fields: 'ما البيانات المطلوبة؟',
    duplicate: 'أي مطالبة تستمر؟',
    duplicateHint: 'يُرجى اختيار مطالبة أو كتابة رقمها.',
    dates: 'الشحن والوصول',
    deliveries: 'أي عمليات تسليم؟',
    later: 'يُختار عند تشغيل الماكرو',
  },
  tasks: 'يتضمن التذكير:',
  openTask: 'فتح الإجراء المطلوب',
  remindInstead: 'التذكير بدلًا من ذلك',
  nothingSent: 'لم يُرسَل شيء ولم يُغيَّر شيء.',
  next: 'المعاملة التالية',
  undoLeft: 'يمكنكم التراجع خلال \u2066{{time}}\u2069.',
  stays: 'لا يغيّر التراجع هذه الخطوة',
  undone: 'جرى التراجع عن «\u2068{{name}}\u2069»',
  takenBack: 'جرى التراجع عنها',
  stayed: 'تبقى كما هي',
} satisfies Texts<typeof en, 'ar'>;
