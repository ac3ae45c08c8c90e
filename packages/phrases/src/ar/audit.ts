import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'المنفِّذ',
    action: 'الإجراء',
    subjectType: 'نوع العنصر',
    subjectId: 'معرّف العنصر',
    address: 'عنوان IP',
    when: 'الفترة',
  },
  onBehalf: 'نيابةً عن \u2068{{name}}\u2069',
  system: 'النظام',
  stranger: 'من دون تسجيل دخول',
  export: {
    hint: 'تصدير السجلات المصفّاة بصيغة \u2066.xlsx\u2069 (أحدث \u2066{{limit}}\u2069 على الأكثر)',
  },
  newest: 'العودة إلى الأحدث',
  noValues: 'لا توجد قيم أخرى مسجّلة.',
  masked: 'مخفي',
  emptyTitle: 'لا يوجد نشاط بعد',
  emptyText: 'ستظهر هنا عمليات تسجيل الدخول وتعديلات الموظفين، الأحدث أولًا.',
} satisfies Texts<typeof en, 'ar'>;
