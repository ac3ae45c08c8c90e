import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'ترحيب',
  'name.photosMissing': 'صور ناقصة',
  'name.serialsWrong': 'أرقام تسلسلية غير صحيحة',
  'name.outOfWarranty': 'خارج فترة الضمان',
  'name.duplicate': 'مطالبة مكررة',
  'name.bankData': 'البيانات البنكية',
  'name.ship': 'الشحن',
  'name.remind': 'تذكير',
  'name.lastReminder': 'التذكير الأخير',
  'name.close': 'إغلاق المطالبة',
  'text.greet':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nشكرًا لكم على طلبكم \u2066{{requestNo}}\u2069. أتولى متابعته من الآن، وسأراجع كل ما أرسلتموه وأرد عليكم هنا.\n\nمع أطيب التحيات\n{{agent}}',
  'text.photosMissing':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nلمتابعة طلبكم \u2066{{requestNo}}\u2069 ما زلنا نحتاج إلى هذه الصور: \u2068{{missing}}\u2069. يُرجى إضافتها هنا في موعد أقصاه \u2068{{due}}\u2069.\n\nمع أطيب التحيات\n{{agent}}',
  'text.serialsAsked': 'يُرجى تصحيح هذه الأرقام التسلسلية أو حذفها من القائمة.',
  'text.serialsWrong':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nراجعنا الأرقام التسلسلية في طلبكم \u2066{{requestNo}}\u2069، ولا يمكننا المتابعة ببعضها:\n\u2068{{missing}}\u2069\n\nيُرجى تصحيح القائمة هنا في موعد أقصاه \u2068{{due}}\u2069.\n\nمع أطيب التحيات\n{{agent}}',
  'text.bankData':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nما زلنا نحتاج إلى بيانات الشركة والبيانات البنكية لندفع التعويض الخاص بمطالبتكم \u2066{{requestNo}}\u2069. يُرجى إدخالها في الإجراء المطلوب في موعد أقصاه \u2068{{due}}\u2069، وعدم كتابتها في أي رسالة.\n\nمع أطيب التحيات\n\u2068{{agent}}\u2069',
  'text.ship':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nتم تحديد مواعيد التسليم الخاص بمطالبتكم \u2066{{requestNo}}\u2069.\n\nالتسليم إلى: \u2068{{places}}\u2069\nموعد الشحن المتوقع (ETD): \u2068{{etd}}\u2069\nموعد الوصول المتوقع (ETA): \u2068{{eta}}\u2069\n\nإذا تغيّر شيء فسنُعلمكم.\n\nمع أطيب التحيات\n\u2068{{agent}}\u2069',
  'text.close':
    'مرحبًا \u2068{{contactName}}\u2069،\n\nتم تنفيذ كل ما قُبل في مطالبتكم \u2066{{requestNo}}\u2069، فأنهيناها. وإذا كان هناك أي خطأ، فيُرجى الكتابة إلينا هنا.\n\nمع أطيب التحيات\n{{agent}}',
  serials: '\u2068{{verdict}}\u2069: \u2068{{serials}}\u2069',
  serialsAndMore: '\u2068{{verdict}}\u2069: \u2068{{serials}}\u2069، وغيرها: \u2066{{number}}\u2069',
  bankDetails: 'بيانات الشركة والبيانات البنكية',
  coverage:
    'الألواح: \u2066{{total}}\u2069. خارج الضمان: \u2068{{out}}\u2069. ضمن الضمان: \u2068{{covered}}\u2069. تعذّر التحقق منها: \u2068{{other}}\u2069.',
} satisfies Texts<typeof en, 'ar'>;
