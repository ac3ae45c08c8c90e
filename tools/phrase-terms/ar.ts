import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** Arabic: the polite plural, and one word for each thing. */
export const arabic: readonly Term[] = [
  { word: /تمكين|مُمكَّن|نشّط|نشَّط|مفعَّل|معطَّل/u, better: 'مفعّل, معطّل, تفعيل, تعطيل' },
  { word: words('ال?نشطة?', 'منشّطة?'), better: 'مفعّل', english: /[Aa]ctive|[Ee]nabled/ },
  { word: /مقدم[وي] الخدمة/u, better: 'مزودو الخدمة' },
  { word: /المصادقة الموحّ?دة/u, better: 'الدخول الموحد' },
  { word: /معرّف الاستدعاء/u, better: 'الرقم المرجعي' },
  { word: /وحدات التحكم|وحدة التحكم/u, better: 'جهاز التحكم' },
  { word: /المبدوءة/u, better: 'قيد الإعداد' },
  { word: /وحدة نمطية|جهاز تعقب|سلسلة نصية|زنزانة|بقشيش|زبون/u, better: 'the word of the trade' },
  { word: words('[وف]?ال?حالة', 'حالات', 'حالتكم'), better: 'معاملة', english: /\bcases?\b/i, keys: /^(?:onBehalf|desk|staff):/ },
  {
    word: words(
      'اختر',
      'أرسل',
      'أعد',
      'أخبرنا',
      'أرنا',
      'جهّز',
      'سجّل',
      'أكّد',
      'أدخل',
      'أضف',
      'احذف',
      'تواصل معنا',
      'هل تريد',
      'هل تقصد',
      'أنت',
    ),
    better: 'يُرجى and the verbal noun',
  },
  {
    word: /(?<![\p{L}\p{M}])(?!(?:ذلك|لذلك|بذلك|كذلك|هناك|هنالك|تلك|تُرك|ترك|يترك|فك|فُك|مالك|يملك|تملك|البنك|بنك|شريك|والمشابك|المشابك|محرك|المحرك|مشترك)(?![\p{L}\p{M}]))[\p{L}\p{M}]+ك(?![\p{L}\p{M}])/u,
    better: 'the polite plural: ـكم',
  },
];
