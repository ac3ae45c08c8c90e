import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'اللغات',
  count_zero: 'لا توجد نصوص',
  count_one: 'نص واحد بتسع لغات',
  count_two: 'نصان بتسع لغات',
  count_few: '{{number}} نصوص بتسع لغات',
  count_many: '{{number}} نصًا بتسع لغات',
  count_other: '{{number}} نص بتسع لغات',
  view: {
    label: 'العرض',
    texts: 'النصوص',
    coverage: 'التغطية',
  },
  available: {
    title: 'اللغات المتاحة',
    hint: 'متاحة للزوار والمستخدمين. لا يمكن إيقاف الإنجليزية، فهي تُعرض بدلًا من النصوص الناقصة.',
    offered: '{{language}} متاحة',
    default: 'اللغة الافتراضية',
    isDefault: 'افتراضية',
    share: '{{language}}: نسبة النصوص',
    switchedOn: 'أصبحت {{language}} متاحة',
    switchedOff: 'لم تعد {{language}} متاحة',
    defaultChosen: 'أصبحت {{language}} اللغة الافتراضية',
  },
  filter: {
    search: 'المفتاح أو كلمات',
    all: 'الكل',
    part: 'الجزء',
  },
  state: {
    translated: 'مترجم',
    overridden: 'مخصّص',
    missing: 'ناقص',
    differs: 'بحاجة إلى مراجعة',
  },
  column: {
    text: 'النص',
    release: 'نص الإصدار',
    own: 'النص المخصّص',
  },
  cell: '{{text}}، {{language}}: {{state}}',
  editor: {
    title: 'النص: {{language}}',
    english: 'الإنجليزية',
    numbers: 'مثلًا {{numbers}}',
    preview: 'معاينة في موضعه',
    number: 'العدد في المعاينة',
    changed: 'عدّله {{name}}',
    visible: 'يظهر للجميع بعد الحفظ',
    save: 'حفظ النص',
    saved: 'تم حفظ النص',
    undo: 'تراجع',
    release: 'العودة إلى نص الإصدار',
    releaseTitle: 'هل تريدون العودة إلى نص الإصدار؟',
    releaseText: 'سيُحذف النص المخصّص.',
    released: 'تمت استعادة نص الإصدار',
  },
  coverage: {
    part: 'الجزء',
    texts: 'النصوص',
    all: 'كل الأجزاء',
    share: '{{part}}، {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'ar'>;
