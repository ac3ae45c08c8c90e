import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'اللغات',
  count_zero: 'لا توجد نصوص',
  count_one: 'نص واحد بتسع لغات',
  count_two: 'نصان بتسع لغات',
  count_few: '\u2066{{number}}\u2069 نصوص بتسع لغات',
  count_many: '\u2066{{number}}\u2069 نصًا بتسع لغات',
  count_other: '\u2066{{number}}\u2069 نص بتسع لغات',
  view: {
    label: 'العرض',
    texts: 'النصوص',
    coverage: 'التغطية',
  },
  available: {
    title: 'اللغات المتاحة',
    hint: 'متاحة للزوار والمستخدمين. لا يمكن إيقاف الإنجليزية لأنها تحل محل النصوص الناقصة في اللغات الأخرى.',
    offered: 'إتاحة \u2068{{language}}\u2069',
    default: 'اللغة الافتراضية',
    isDefault: 'افتراضية',
    share: '\u2068{{language}}\u2069: النصوص المترجمة',
    switchedOn: 'أصبحت \u2068{{language}}\u2069 متاحة',
    switchedOff: 'لم تعد \u2068{{language}}\u2069 متاحة',
    defaultChosen: 'أصبحت \u2068{{language}}\u2069 اللغة الافتراضية',
  },
  filter: {
    search: 'المفتاح أو النص',
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
    release: 'النص الافتراضي',
    own: 'النص المخصّص',
  },
  cell: '\u2068{{text}}\u2069، \u2068{{language}}\u2069: \u2068{{state}}\u2069',
  editor: {
    title: 'النص: \u2068{{language}}\u2069',
    english: 'الإنجليزية',
    numbers: 'مثلًا \u2066{{numbers}}\u2069',
    preview: 'معاينة في السياق',
    number: 'العدد في المعاينة',
    changed: 'عدّله \u2068{{name}}\u2069',
    visible: 'يراه الجميع بعد الحفظ',
    save: 'حفظ النص',
    saved: 'تم حفظ النص',
    undo: 'التراجع عن التغييرات',
    release: 'استعادة الافتراضي',
    releaseTitle: 'استعادة النص الافتراضي؟',
    releaseText: 'سيُحذف النص المخصّص.',
    released: 'تمت استعادة النص الافتراضي',
  },
  coverage: {
    part: 'الجزء',
    texts: 'عدد النصوص',
    all: 'كل الأجزاء',
    share: '\u2068{{part}}\u2069، \u2068{{language}}\u2069: \u2066{{share}}\u2069',
  },
} satisfies Texts<typeof en, 'ar'>;
