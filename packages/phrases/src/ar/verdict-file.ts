import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: 'القرارات في جدول بيانات',
  hint: 'يُرجى اتخاذ القرارات في Excel ثم رفع الملف. لن يتغير شيء قبل الاطلاع على النتيجة.',
  download: 'تنزيل',
  upload: 'رفع',
  uploading: 'جارٍ قراءة الملف',
  show: 'عرض النتيجة',
  rows: 'الصفوف المقروءة: \u2066{{number}}\u2069',
  apply: 'ستُطبَّق',
  unchanged: 'دون تغيير',
  differ: 'تختلف عن المطالبة',
  leftOut: 'صفوف مستبعدة',
  differTitle: 'تختلف عن القرارات الحالية',
  sn: 'الرقم التسلسلي',
  here: 'الحالي',
  file: 'الملف',
  keep: 'الاختيار',
  keepOf: 'الاختيار للرقم \u2066{{sn}}\u2069',
  keepAll: 'الاختيار للجميع',
  more: 'يُعرض أول \u2066{{number}}\u2069 فقط.',
  leftOutTitle: 'المستبعدة',
  row: 'الصف \u2066{{row}}\u2069',
  fault: {
    unreadable: 'تتعذر قراءة الرقم التسلسلي.',
    notInClaim: 'الرقم \u2066<sn>{{sn}}</sn>\u2069 غير موجود في هذه المطالبة.',
    unknownDecision: '«\u2068{{text}}\u2069» ليس قرارًا. يُرجى كتابة: قبول أو رفض أو طلب توضيح.',
    reasonMissing: 'يحتاج الرفض إلى سبب من القائمة.',
    unknownReason: '«\u2068{{text}}\u2069» ليس سببًا من القائمة.',
    contradiction: 'للرقم \u2066<sn>{{sn}}</sn>\u2069 قرار آخر في الصف \u2066{{other}}\u2069.',
  },
  readAs: 'قُرئ «\u2068{{text}}\u2069» على أنه «\u2068{{reason}}\u2069». الصفوف: \u2066{{number}}\u2069',
  take: 'تطبيق القرارات (\u2066{{number}}\u2069)',
  done: 'تم تطبيق القرارات',
  discarded: 'تم تجاهل الملف',
} satisfies Texts<typeof en, 'ar'>;
