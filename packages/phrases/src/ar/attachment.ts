import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: 'الملفات',
  list: 'ملفات هذا الطلب',
  limits: 'حتى \u2066{{each}} MB\u2069 للملف الواحد و\u2066{{total}} MB\u2069 إجمالًا',
  sum_zero: 'الملفات: {{files}} من {{most}}، \u2066{{used}}\u2069 من \u2066{{total}} MB\u2069',
  sum_one: 'الملفات: {{files}} من {{most}}، \u2066{{used}}\u2069 من \u2066{{total}} MB\u2069',
  sum_two: 'الملفات: {{files}} من {{most}}، \u2066{{used}}\u2069 من \u2066{{total}} MB\u2069',
  sum_few: 'الملفات: {{files}} من {{most}}، \u2066{{used}}\u2069 من \u2066{{total}} MB\u2069',
  sum_many: 'الملفات: {{files}} من {{most}}، \u2066{{used}}\u2069 من \u2066{{total}} MB\u2069',
  sum_other: 'الملفات: {{files}} من {{most}}، \u2066{{used}}\u2069 من \u2066{{total}} MB\u2069',
  hint: 'صور أو PDF أو ملفات Office أو نصوص أو ZIP أو فيديو',
  scaled: 'تُصغَّر الصور قبل إرسالها، ويُحذف منها مكان التقاطها.',
  none: 'لا توجد ملفات',
  origin: {
    request: 'أُرسل مع الطلب',
    message: 'من المحادثة',
    note: 'ملاحظة داخلية، للموظفين فقط',
  },
  show: 'عرض \u2068{{name}}\u2069',
  download: 'تنزيل \u2068{{name}}\u2069',
  describe: 'وصف \u2068{{name}}\u2069',
  describeHint: 'ماذا يظهر فيه؟ مثلًا: الملصق الخلفي، اللوح 14',
  remove: 'حذف \u2068{{name}}\u2069',
  removeTitle: 'حذف هذا الملف؟',
  removeText: 'سيُحذف \u2068{{name}}\u2069 نهائيًا.',
  removeConfirm: 'حذف الملف',
  previewFailed: 'تعذّر عرض هذا الملف. يُرجى تنزيله بدلًا من ذلك.',
} satisfies Texts<typeof en, 'ar'>;
