import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'تقدّمون الطلبات الآن نيابةً عن <b>\u2068{{person}}\u2069</b> (<b>\u2068{{company}}\u2069</b>).',
  marked: 'كل ما تقدّمونه يُوسَم بعبارة «قدّمه \u2068{{name}}\u2069» ويُسجَّل.',
  actingLabel: 'التقديم نيابةً عن عميل',
  stop: 'إنهاء',
  chooseTitle: 'اختيار عميل',
  chooseNote: 'العميل الذي تقدّمون نيابةً عنه',
  claimTitle: 'مطالبة ضمان نيابةً عن عميل',
  search: 'شركة أو اسم أو بريد إلكتروني أو رقم ضريبي',
  type: {
    label: 'نوع العميل',
    portal: 'البوابة',
    rts: 'RTS',
  },
  column: {
    country: 'البلد',
    act: 'إجراء',
  },
  actFor: 'تقديم بالنيابة',
  actForNamed: 'تقديم بالنيابة: \u2068{{person}}\u2069، \u2068{{company}}\u2069',
  blockReason: {
    contactDisabled: 'جهة الاتصال معطّلة',
    accountDisabled: 'الشركة معطّلة',
    notActivated: 'لم يُفعَّل بعد',
  },
  blockedTitle: 'لا يمكنكم التقديم نيابةً عن \u2068{{person}}\u2069 حاليًا',
  blocked: {
    contactDisabled: 'جهة الاتصال هذه معطّلة. يُرجى اختيار جهة اتصال أخرى من \u2068{{company}}\u2069 أو طلب تفعيل هذه مجددًا.',
    accountDisabled: 'الشركة \u2068{{company}}\u2069 معطّلة. يمكن للمشرف تفعيلها مجددًا.',
    notActivated: 'لم يُستخدم رابط التفعيل بعد. يُرجى طلب استخدامه من العميل، أو طلب تفعيل الحساب من المشرف.',
  },
  chooseOther: 'اختيار عميل آخر',
  emptyText: 'سيظهر هنا العملاء الذين ينشئون حسابًا أو تضيفونهم.',
  view: {
    label: 'العرض',
    customers: 'العملاء',
    drafts: 'المسودات',
    known: 'عميل مسجّل',
    new: 'عميل جديد',
  },
  newCustomer: 'إضافة عميل جديد',
  kind: {
    title: 'ماذا تقدّمون نيابةً عن \u2068{{person}}\u2069؟',
    begin: 'بدء',
    otherTeam: 'يقدّمها فريق آخر.',
  },
  drafts: {
    title: 'مسودات أُعدّت نيابةً عن عملاء',
    whose: 'منشئ المسودات',
    all: 'فريقي',
    mine: 'أنا',
    creator: 'بدأها',
    emptyTitle: 'لا توجد مسودات نيابةً عن عملاء',
    emptyText: 'تُحفظ هنا المسودات التي تبدؤونها نيابةً عن عميل حتى تقديمها. ويمكن للزملاء والعميل متابعتها.',
  },
  new: {
    text: 'للعملاء الذين لا يسجّلون الدخول إلى البوابة. نتواصل معهم بالبريد الإلكتروني والهاتف ومن خلال نظامهم الخاص.',
    company: 'الشركة',
    contact: 'جهة الاتصال',
    role: 'الدور في المشاريع',
    languageHint: 'سنراسلهم بهذه اللغة.',
    submit: 'إضافة ومتابعة',
  },
  duplicates: {
    title: 'هل هو أحد هؤلاء العملاء؟',
    text: 'لديهم الرقم الضريبي نفسه أو البريد الإلكتروني نفسه.',
    another: 'لا، إضافة عميل آخر',
    back: 'العودة إلى النموذج',
  },
  filedBy: 'قدّمه <b>\u2068{{by}}\u2069</b> نيابةً عن <b>\u2068{{person}}\u2069</b>',
  submitted: {
    told: 'قُدِّمت نيابةً عن \u2068{{person}}\u2069 (\u2068{{company}}\u2069). سنرسل إشعار الاستلام إلى \u2066{{email}}\u2069.',
    case: 'فتح المعاملة',
    another: 'التقديم نيابةً عن عميل آخر',
  },
} satisfies Texts<typeof en, 'ar'>;
