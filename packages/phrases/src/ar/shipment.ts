import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
  addresses: 'عناوين التسليم',
  given: 'لها عنوان: \u2068{{given}}\u2069 من \u2066{{total}}\u2069',
  without: 'بلا عنوان: \u2066{{number}}\u2069',
  tooMany: 'زيادة: \u2066{{number}}\u2069',
  notYet: 'يجب أولًا أن تشمل العناوين جميع القطع.',
  untitled: 'العنوان \u2066{{number}}\u2069',
  piecesOf: '\u2068{{name}}\u2069: الكمية',
  putRest: 'إضافة الباقي: \u2066{{number}}\u2069',
  add: 'إضافة عنوان',
  edit: 'تعديل العنوان',
  editOf: 'تعديل \u2068{{name}}\u2069',
  save: 'حفظ العنوان',
  remove: 'إزالة العنوان',
  removeOf: 'إزالة \u2068{{name}}\u2069',
  removeTitle: 'إزالة \u2068{{name}}\u2069؟',
  removeText: 'ستحتاج قطعه إلى عنوان آخر.',
  fromBook: 'من دفتر العناوين',
  chooseAddress: 'يُرجى اختيار عنوان',
  noteHint: 'للسائق، مثلًا: قرع الجرس عند البوابة 2',
  submit: 'إرسال العناوين',
  submitted: 'تم إرسال العناوين',
  stale: 'عدّل أحد في شركتكم العناوين للتو. يُرجى مراجعتها مرة أخرى ثم إرسالها.',
} satisfies Texts<typeof en, 'ar'>;
