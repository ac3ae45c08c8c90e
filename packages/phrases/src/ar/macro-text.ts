import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'ترحيب',
  'name.photosMissing': 'صور ناقصة',
  'name.outOfWarranty': 'خارج فترة الضمان',
  'text.greet':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nشكرًا لكم على طلبكم \u2066{{requestNo}}\u2069. أتولى متابعته من الآن، وسأراجع كل ما أرسلتموه وأرد عليكم هنا.\n\nمع أطيب التحيات\n{{agent}}',
  'text.photosMissing':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nلمتابعة طلبكم \u2066{{requestNo}}\u2069 ما زلنا نحتاج إلى هذه الصور: \u2068{{missing}}\u2069. يُرجى إضافتها هنا قبل \u2068{{due}}\u2069.\n\nمع أطيب التحيات\n{{agent}}',
  coverage:
    'الألواح: \u2066{{total}}\u2069. خارج الضمان: \u2068{{out}}\u2069. ضمن الضمان: \u2068{{covered}}\u2069. تعذّر التحقق منها: \u2068{{other}}\u2069.',
} satisfies Texts<typeof en, 'ar'>;
