import type en from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

/** The mailbox page of the demo. */
export default {
  title: 'صندوق بريد النسخة التجريبية',
  intro: 'لا تُرسل رسائل بريد إلكتروني في النسخة التجريبية. كل ما كان سيُرسل تجدونه هنا.',
  search: 'المستلم',
  find: 'بحث',
  none: 'لا توجد رسائل بعد',
  noneFor: 'لا توجد رسائل إلى «\u2068{{recipient}}\u2069»',
  subject: 'الموضوع',
  recipient: 'إلى',
  sentAt: 'وقت الإرسال (UTC)',
  newer: 'الأحدث',
  older: 'الأقدم',
  page: 'الصفحة \u2066{{page}}\u2069 من \u2066{{pages}}\u2069',
  back: 'جميع الرسائل',
  pages: 'الصفحات',
} satisfies Texts<typeof en, 'ar'>;
