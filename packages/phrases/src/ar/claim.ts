import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: 'الموقع',
  pieces_zero: 'لا توجد قطع',
  pieces_one: 'قطعة واحدة',
  pieces_two: 'قطعتان',
  pieces_few: '\u2066{{number}}\u2069 قطع',
  pieces_many: '\u2066{{number}}\u2069 قطعة',
  pieces_other: '\u2066{{number}}\u2069 قطعة',
  perCell: 'عدد القطع في الخانة الواحدة: \u2066{{number}}\u2069.',
  details: {
    title: 'ماذا حدث، وأين؟',
    lead: 'الحقول المعلَّمة بـ <mark>*</mark> مطلوبة للتقديم. يمكنكم تخطيها الآن والعودة إليها لاحقًا.',
    whatTitle: 'العيب',
    projectTitle: 'المشروع',
    earlierTitle: 'طلب سابق',
  },
  original: {
    search: 'رقم طلب سابق أو عنوانه أو مشروعه',
    unknown: 'الطلب الأصلي <b>{{number}}</b> غير موجود',
    ask: 'هل تقصدون مطالبتكم للمشروع نفسه؟',
    use: 'استخدام \u2066{{number}}\u2069',
    leave: 'تركه فارغًا',
    by: 'قدّمه \u2068{{name}}\u2069',
  },
  cured: {
    original: 'الطلب الأصلي الآن <b>{{number}}</b>.',
    emptied: 'تُرك الطلب الأصلي فارغًا.',
  },
  hint: {
    defectDate: 'اليوم الذي لوحظ فيه العيب أول مرة',
    lastRequestNo: 'إن سبق أن عملنا عليه، مثلًا \u2066MC-20260902-00003\u2069',
    projectName: 'مثلًا: محطة الشمال 3',
    capacity: 'جميع الألواح المركّبة معًا، مثلًا \u2066500 kW\u2069',
    region: 'إن تُرك فارغًا، يُعتمد بلد حسابكم أو منطقته.',
  },
  answers: { title: 'إجاباتكم' },
} satisfies Texts<typeof en, 'ar'>;
