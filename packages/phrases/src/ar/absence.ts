import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: 'الأيام بالتوقيت العالمي UTC',
  new: 'تسجيل غياب',
  person: 'الشخص',
  save: 'حفظ الغياب',
  saved: 'تم حفظ الغياب',
  ended: 'تم إنهاء الغياب',
  whatTitle: 'أثناء الغياب',
  what: 'تنتقل الطلبات التي يحين موعدها أو تنتظر ردنا إلى البديل، ويرى العملاء الاسم الجديد. وما يبقى مفتوحًا يعود بعد ذلك.',
  open: 'المفتوحة: \u2066{{number}}\u2069',
  here: 'في المكتب',
  away: 'في غياب',
  planned: 'مخطط',
  standIn: 'البديل: \u2068{{name}}\u2069',
  handedOver: 'لدى البديل: \u2066{{number}}\u2069',
  endNow: 'إنهاء الآن',
  cancel: 'إلغاء الغياب',
  mark: 'في غياب حتى \u2068{{until}}\u2069. البديل: \u2068{{name}}\u2069',
  for: 'نيابة عن \u2068{{name}}\u2069',
  warning: '\u2068{{name}}\u2069 في غياب حتى \u2068{{until}}\u2069. ما يحين موعده ينتقل إلى \u2068{{standIn}}\u2069.',
} satisfies Texts<typeof en, 'ar'>;
