import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'مُكوَّن من إجاباتكم، وبه تجدون الطلب أنتم وفريقنا.',
    typed: 'كتبتموه بأنفسكم. عند إعادة الضبط يُكوَّن من إجاباتكم من جديد.',
    reset: 'إعادة الضبط',
  },
  step: {
    attachments: 'المرفقات',
    complete: 'الإنهاء',
  },
  continueTo: {
    attachments: 'المتابعة إلى المرفقات',
    complete: 'المتابعة إلى المراجعة الأخيرة',
  },
  blocked: 'ما زالت هناك بيانات ناقصة؛ يُرجى مراجعة القائمة أعلاه',
  answerTitle: 'ردّنا',
  answerHint: 'اللغة التي نكتب إليكم بها',
  promise: {
    title: 'وعدنا لكم',
    days: 'يوما عمل',
    text: 'تتواصل معكم خدمة العملاء خلال يومي عمل من تقديم الطلب.',
  },
  startEmpty: 'البدء من نموذج فارغ',
  review: {
    lead: 'يُرجى مراجعة كل شيء مرة أخرى. بعد التقديم تُجرى التعديلات عبر الموظف المسؤول.',
    missing: 'قبل التقديم، ما زال مطلوبًا ما يلي',
    edit: 'تغيير',
    editPart: 'تغيير: {{part}}',
    answerIn: 'لغة الرد: \u2068{{language}}\u2069.',
  },
  submitted: {
    number: 'رقم الطلب:',
    contactBy: 'تتواصل معكم خدمة العملاء في موعد أقصاه',
    list: 'طلباتي',
  },
  next: {
    title: 'ما الخطوة التالية',
    ask: 'إن نقص شيء، تجدون سؤالًا في المحادثة ورسالة في بريدكم الإلكتروني.',
  },
  timeline: 'سير الطلب',
  choose: {
    title_zero: 'ليس لديكم مسودات غير مكتملة',
    title_one: 'لديكم مسودة غير مكتملة',
    title_two: 'لديكم مسودتان غير مكتملتين',
    title_few: 'لديكم \u2066{{number}}\u2069 مسودات غير مكتملة',
    title_many: 'لديكم \u2066{{number}}\u2069 مسودة غير مكتملة',
    title_other: 'لديكم \u2066{{number}}\u2069 مسودة غير مكتملة',
    text: 'تابعوا من حيث توقفتم أو ابدأوا من جديد. لن يضيع شيء في الحالتين.',
    startClaim: 'بدء مطالبة جديدة',
    startEnquiry: 'بدء استفسار جديد',
    continueAt: 'المتابعة من الخطوة \u2066{{step}}\u2069',
    at: 'الخطوة \u2066{{step}}\u2069: {{title}}',
    all: 'عرض كل المسودات',
  },
} satisfies Texts<typeof en, 'ar'>;
