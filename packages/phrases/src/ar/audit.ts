import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'المنفِّذ',
    action: 'الإجراء',
    subjectType: 'نوع الموضوع',
    subjectId: 'رقم الموضوع',
    address: 'من أي عنوان',
    when: 'الفترة',
  },
  onBehalf: 'نيابةً عن \u2068{{name}}\u2069',
  system: 'النظام',
  stranger: 'شخص لم يسجّل الدخول',
  export: {
    hint: 'السجلات المصفّاة بصيغة .xlsx، أحدث \u2066{{limit}}\u2069 على الأكثر',
  },
  newest: 'العودة إلى الأحدث',
  noValues: 'لم يُحفظ شيء غير ذلك.',
  masked: 'مخفي',
  emptyTitle: 'لم يحدث شيء بعد',
  emptyText: 'تظهر هنا عمليات الدخول وتعديلات الموظفين، الأحدث أولًا.',
} satisfies Texts<typeof en, 'ar'>;
