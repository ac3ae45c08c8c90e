import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'تعملون نيابةً عن <b>\u2068{{company}}\u2069</b> باسم <b>\u2068{{person}}\u2069</b>.',
  marked: 'كل ما ترسلونه يوسَم بعبارة «أدخله \u2068{{name}}\u2069» ويُسجَّل.',
  actingLabel: 'التصرف نيابةً عن عميل',
  stop: 'إنهاء التصرف بالنيابة',
  chooseTitle: 'اختيار عميل',
  chooseNote: 'للتصرف نيابةً عنه',
  claimTitle: 'مطالبة ضمان نيابةً عن عميل',
  search: 'الشركة أو الاسم أو البريد أو الرقم الضريبي',
  type: {
    label: 'نوع العميل',
    portal: 'البوابة',
    rts: 'RTS',
  },
  column: {
    country: 'البلد',
    act: 'إجراء',
  },
  actFor: 'تصرّف عنه',
  actForNamed: 'تصرّف عنه: \u2068{{person}}\u2069، \u2068{{company}}\u2069',
  blockReason: {
    contactDisabled: 'جهة الاتصال معطّلة',
    accountDisabled: 'الشركة معطّلة',
    notActivated: 'لم يُفعَّل بعد',
  },
  blockedTitle: 'لا يمكنكم التصرف نيابةً عن \u2068{{person}}\u2069 حاليًا',
  blocked: {
    contactDisabled: 'جهة الاتصال هذه معطّلة. اختاروا جهة أخرى من \u2068{{company}}\u2069 أو اطلبوا إعادة تفعيلها.',
    accountDisabled: '\u2068{{company}}\u2069 معطّلة. يستطيع المشرف إعادة تفعيلها.',
    notActivated: 'لم يُستخدم رابط التفعيل بعد. اطلبوا من العميل استخدامه؛ ويستطيع المشرف المساعدة في التفعيل.',
  },
  chooseOther: 'اختيار عميل آخر',
  emptyText: 'يظهر هنا العملاء الذين يسجّلون ومن تُدخلونهم بأنفسكم.',
  view: {
    label: 'ما يُعرض',
    customers: 'العملاء',
    drafts: 'المسودات قيد الإعداد',
    known: 'عميل معروف',
    new: 'عميل جديد',
  },
  newCustomer: 'إدخال عميل جديد',
  kind: {
    title: 'ماذا تقدّمون نيابةً عن \u2068{{person}}\u2069؟',
    begin: 'بدء',
    prepared: 'هذا النوع قيد الإعداد. دوّنوا المكالمة إلى ذلك الحين.',
    otherTeam: 'يتولاها فريق آخر.',
  },
  drafts: {
    title: 'مسودات بُدئت نيابةً عن العملاء',
    whose: 'مسودات مَن',
    all: 'للفريق',
    mine: 'لي',
    creator: 'بدأها',
    emptyTitle: 'لا مسودات نيابةً عن عملاء',
    emptyText: 'ما تبدؤونه نيابةً عن عميل يُحفظ هنا حتى تقديمه، ويستطيع الزملاء والعميل متابعته.',
  },
  new: {
    text: 'عميل بلا دخول إلى البوابة. تصله رسائل البريد، ويُتواصل معه هاتفيًا وفي نظامه الخاص.',
    company: 'الشركة',
    contact: 'جهة الاتصال',
    role: 'الدور في المشاريع',
    languageHint: 'التي نراسلهم بها',
    submit: 'إدخال ومتابعة',
  },
  duplicates: {
    title: 'هل هو أحد هؤلاء العملاء؟',
    text: 'لديهم الرقم الضريبي نفسه أو البريد الإلكتروني نفسه.',
    another: 'لا، إدخال عميل آخر',
    back: 'العودة إلى النموذج',
  },
  filedBy: 'قدّمه <b>\u2068{{by}}\u2069</b> نيابةً عن <b>\u2068{{person}}\u2069</b>',
  submitted: {
    told: 'قُدّمت نيابةً عن \u2068{{person}}\u2069 (\u2068{{company}}\u2069). يصل الإشعار إلى \u2066{{email}}\u2069.',
    case: 'فتح المعاملة',
    another: 'التصرف نيابةً عن عميل آخر',
  },
} satisfies Texts<typeof en, 'ar'>;
