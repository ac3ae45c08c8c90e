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
    from: 'من',
    to: 'إلى',
    clear: 'مسح',
  },
  onBehalf: 'نيابةً عن {{name}}',
  system: 'النظام',
  stranger: 'شخص لم يسجّل الدخول',
  export: {
    button: 'تصدير',
    hint: 'السجلات المصفّاة بصيغة .xlsx، أحدث {{limit}} على الأكثر',
  },
  older: 'سجلات أقدم',
  newest: 'العودة إلى الأحدث',
  field: 'الحقل',
  noValues: 'لم يُحفظ شيء غير ذلك.',
  masked: 'مخفي',
  yes: 'نعم',
  no: 'لا',
  emptyTitle: 'لم يحدث شيء بعد',
  emptyText: 'تظهر هنا عمليات الدخول وتعديلات الموظفين، الأحدث أولًا.',
} satisfies Texts<typeof en, 'ar'>;
