import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: 'الغياب خلال 4 أسابيع',
  note: 'كل خانة يوم عمل، بتوقيت UTC',
  column: {
    person: 'الشخص',
    days: 'الأيام',
    away: 'الغياب',
    standIn: 'البديل',
  },
  new: 'تسجيل غياب',
  person: 'الشخص',
  choices: {
    handNew: 'تنتقل الطلبات الجديدة إلى البديل',
    handOpen: 'والمفتوحة كذلك عند حلول موعدها',
    tellCustomers: 'إبلاغ العملاء الذين يراسلوننا',
  },
  awayThen: '\u2068{{name}}\u2069 خارج المكتب أيضًا في تلك الأيام، حتى \u2068{{until}}\u2069.',
  free: 'المتاحون في تلك الأيام:',
  noneFree: 'لا أحد غيره متاح في تلك الأيام.',
  everyone: 'كل حالات الغياب في الفريق',
  save: 'حفظ الغياب',
  saved: 'تم حفظ الغياب',
  ended: 'تم إنهاء الغياب',
  whatTitle: 'أثناء الغياب',
  what: 'تنتقل الطلبات التي يحين موعدها أو تنتظر ردنا إلى البديل، ويرى العملاء الاسم الجديد. وما انتقل إلى البديل وبقي مفتوحًا يعود بعد ذلك.',
  open: 'المفتوحة: \u2066{{number}}\u2069',
  here: 'في المكتب',
  away: 'خارج المكتب',
  until: 'حتى <day>{{until}}</day>',
  fromUntil: 'من <day>{{from}}</day> إلى <day>{{until}}</day>',
  editOf: 'تعديل غياب \u2068{{name}}\u2069',
  endNow: 'إنهاء الآن',
  cancel: 'إلغاء الغياب',
  nowWith: 'الآن لدى \u2068{{name}}\u2069',
  back: 'يعود إلى \u2068{{name}}\u2069 بعد <day>{{day}}</day>',
  allOnDesk: 'عرض الكل في مكتب الطلبات',
  mark: 'خارج المكتب حتى \u2068{{until}}\u2069. البديل: \u2068{{name}}\u2069',
  for: 'نيابةً عن \u2068{{name}}\u2069',
  warning: '\u2068{{name}}\u2069 خارج المكتب حتى \u2068{{until}}\u2069. ما يحين موعده ينتقل إلى \u2068{{standIn}}\u2069.',
} satisfies Texts<typeof en, 'ar'>;
