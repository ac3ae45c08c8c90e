import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: 'المحادثة',
  messages: 'الرسائل',
  filter: { label: 'تصفية الرسائل', all: 'الكل', public: 'عامة', internal: 'داخلية' },
  sender: { you: 'أنتم', oppositeParty: 'الطرف الآخر', client: 'العميل', customerService: 'خدمة العملاء', system: 'Heliodesk' },
  system: {
    submitted: 'تم تقديم الطلب <no>{{requestNo}}</no>. سنتواصل معكم في موعد أقصاه \u2068{{due}}\u2069.',
    pickedUp: 'الموظف المسؤول عن هذا الطلب: \u2068{{name}}\u2069',
    ownerChanged: 'الموظف المسؤول عن هذا الطلب الآن: \u2068{{name}}\u2069',
    contactChanged: 'جهة الاتصال لهذا الطلب الآن: \u2068{{name}}\u2069',
    withdrawn: 'تم سحب الطلب: \u2068{{reason}}\u2069',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: 'تم تقديم الطلب <no>{{requestNo}}</no>. الموعد الأقصى لأول تواصل: \u2068{{due}}\u2069.',
  },
  internalNote: 'ملاحظة داخلية',
  empty: 'لا توجد رسائل بعد. يُرجى كتابة الرسالة الأولى أدناه.',
  emptyInternal: 'لا توجد ملاحظات داخلية بعد.',
  older: 'الرسائل الأقدم',
  unread: 'رسائل جديدة',
  jump_zero: 'لا توجد رسائل جديدة',
  jump_one: 'رسالة جديدة واحدة',
  jump_two: 'رسالتان جديدتان',
  jump_few: '\u2066{{count}}\u2069 رسائل جديدة',
  jump_many: '\u2066{{count}}\u2069 رسالة جديدة',
  jump_other: '\u2066{{count}}\u2069 رسالة جديدة',
  announced: '\u2068{{name}}\u2069: \u2068{{text}}\u2069',
  recalledByYou: 'ألغيتم إرسال رسالة',
  recalledBy: 'ألغى \u2068{{name}}\u2069 إرسال رسالة',
  recall: 'إلغاء الإرسال',
  recallMessage: 'إلغاء إرسال رسالتكم بتاريخ \u2068{{time}}\u2069',
  typing: 'جارٍ الكتابة: \u2068{{names}}\u2069',
  typingMany: 'جارٍ الكتابة: \u2068{{names}}\u2069',
  read: 'مقروءة',
  sent: 'مرسلة',
  notDelivered: 'لم تصل',
  sending: 'جارٍ الإرسال',
  notSent: 'لم تُرسل.',
  waits: 'لم تُرسل بعد. سنرسلها عند عودة الاتصال.',

  asked: 'سؤال',
  question: {
    title: 'طرح \u2068{{name}}\u2069 سؤالًا عليكم',
    answer: 'إجابتكم',
    hint: 'تصل فورًا إلى \u2068{{name}}\u2069',
    saved: 'يُحفظ أثناء الكتابة',
    send: 'إرسال الإجابة',
  },
  reply: {
    label: 'الرسالة',
    noteLabel: 'ملاحظة داخلية',
    toCustomer: 'الكتابة إلى العميل',
    toService: 'الكتابة إلى خدمة العملاء',
    to: 'الكتابة إلى \u2068{{name}}\u2069',
    note: 'كتابة ملاحظة لا يراها إلا الزملاء',
    kind: 'نوع الرسالة',
    publicReply: 'رد',
    internal: 'ملاحظة داخلية',
    needsAnswer: 'يحتاج إلى رد',
    attach: 'إرفاق ملفات',
    send: 'إرسال',
    save: 'حفظ الملاحظة',
    hint: '\u2066Ctrl + Enter\u2069 للإرسال',
    tooLong: 'عدد الأحرف الزائدة: \u2066{{count}}\u2069',
    remove: 'إزالة \u2068{{name}}\u2069',
    closed: 'هذه المحادثة مغلقة.',
  },

  file: {
    preview: 'معاينة \u2068{{name}}\u2069',
    download: 'تنزيل \u2068{{name}}\u2069',
  },

  lost: {
    text: 'انقطع الاتصال. جارٍ إعادة الاتصال…',
    offline: 'لا يوجد اتصال بالإنترنت. سنرسل رسائلكم عند عودة الاتصال.',
  },
} satisfies Texts<typeof en, 'ar'>;
