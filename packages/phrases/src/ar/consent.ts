import type en from '../en/consent.ts';
import type { Texts } from '../texts.ts';

/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'الرد بموافقة خطية',
  answer: 'رد العميل',
  reason: 'سبب عدم قبول العميل',
  file: 'الموافقة الخطية',
  fileHint: 'ملف واحد بصيغة PDF أو JPG أو PNG، مثل الخطاب الموقَّع',
  hint: 'يتلقى العميل رسالة بريد إلكتروني، ويرى الملف ويعلم أنكم أجبتم نيابةً عنه.',
  save: 'حفظ الرد',
  shown: 'الموافقة الخطية: <file>{{name}}</file>',
  given: 'بموافقة خطية: \u2068{{name}}\u2069',
} satisfies Texts<typeof en, 'ar'>;
