import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'مطالبات مكررة محتملة',
  shared_zero: 'لا توجد أرقام تسلسلية مشتركة',
  shared_one: 'رقم تسلسلي مشترك واحد',
  shared_two: 'رقمان تسلسليان مشتركان',
  shared_few: '\u2066{{number}}\u2069 أرقام تسلسلية مشتركة',
  shared_many: '\u2066{{number}}\u2069 رقمًا تسلسليًا مشتركًا',
  shared_other: '\u2066{{number}}\u2069 رقم تسلسلي مشترك',
  sameDefect: 'المشروع نفسه وتاريخ العيب نفسه',
  otherCompany: 'من \u2068{{company}}\u2069',
  linkUnseen: 'لن يرى العملاء هذا الارتباط.',
  linkOf: 'ربط المطالبتين: ⁦{{number}}⁩',
  close: 'إغلاق كمكررة',
  closeOf: 'إغلاق كمطالبة مكررة: ⁦{{number}}⁩',
  closeText: 'ستُربط هذه المطالبة أيضًا بالطلب \u2066{{number}}\u2069.',
  linked: 'تم الربط مع \u2066{{number}}\u2069',
  outward: 'تكرار للمطالبة',
  inward: 'تكرار لهذه المطالبة',
  dialog: {
    title: 'ربط \u2066{{number}}\u2069 كمطالبة مكررة',
    text: 'تستمر معالجة المطالبة الأخرى. تبقى المطالبتان مفتوحتين وتعرض كل منهما رقم الأخرى. لإغلاق هذه المطالبة، يُرجى اقتراح رفضها.',
    hint: 'مثال: ⁦MC-20261106-00022⁩',
    confirm: 'ربط المطالبتين',
  },
  unlink: {
    action: 'إلغاء الربط',
    actionOf: 'إلغاء الربط مع \u2066{{number}}\u2069',
    title: 'هل تريدون إلغاء الربط مع \u2066{{number}}\u2069؟',
    text: 'لن تعرض أي منهما رقم الأخرى بعد الآن، وسيبقى السبب في سجل كليهما.',
    reasonHint: 'مثال: الألواح مختلفة',
    done: '\u2066{{number}}\u2069: أُلغي الربط',
  },
} satisfies Texts<typeof en, 'ar'>;
