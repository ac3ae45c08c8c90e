import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'المعاملة التالية',
  note: 'أكثر الطلبات إلحاحًا مما يمكنكم تولّيه',
  answered: 'تم الرد: \u2066{{number}}\u2069',
  left: 'المتبقي: \u2066{{number}}\u2069',
  skipped: 'تم التخطي: \u2066{{number}}\u2069',
  leave: 'الخروج من «المعاملة التالية»',
  from: 'من طريقة العرض',
  country: 'البلد',
  checked: 'الصالحة: \u2068{{valid}}\u2069، بحاجة إلى تحقق: \u2068{{others}}\u2069',
  files: 'الملفات',
  others: 'مفتوحة أيضًا',
  lastMessage: 'آخر رسالة من العميل',
  pickUpAndOpen: 'تولّي الطلب وفتحه',
  openCase: 'فتح المعاملة',
  skip: 'تخطّي الطلب',
  heldUntil: 'محجوز لكم حتى <time></time> ولن يحصل عليه غيركم',
  why: 'لماذا هذا الطلب',
  reason: {
    late: 'متأخر عن موعده',
    answered: 'ردّ العميل',
    promise: 'موعده هو الأقرب',
  },
  yours: 'أنتم من يتولاه',
  order: 'الترتيب: المتأخر، ثم ما ردّ عليه العميل، ثم حسب الموعد.',
  after: 'بعد ذلك',
  skipTitle: 'سبب التخطي',
  skipReason: {
    otherLanguage: 'لغة أخرى',
    otherTeam: 'يخص فريقًا آخر',
    colleague: 'بانتظار زميل',
    notNow: 'ليس الآن',
  },
  skipHint: 'عند اختيار «ليس الآن» يعود الطلب بعد ساعة.',
  emptyTitle: 'أنجزتم كل شيء',
  emptyText: 'لا شيء ينتظر ردكم في الوقت الحالي.',
  strip: '\u2066{{number}}\u2069 من «المعاملة التالية»: بعد ردكم تُفتح المعاملة التي تليها.',
  back: 'العودة إلى «المعاملة التالية»',
  answeredOf: 'تم الرد على \u2066{{number}}\u2069',
} satisfies Texts<typeof en, 'ar'>;
