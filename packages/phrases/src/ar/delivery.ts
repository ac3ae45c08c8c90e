import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: 'لم يُشحن بعد',
    shipped: 'في الطريق',
    delivered: 'تم التسليم',
  },
  old: {
    return: 'تُعاد إلينا',
    scrap: 'تُتلف في الموقع',
  },
  numbers: 'الأرقام التسلسلية: القديمة \u2068{{old}}\u2069، الجديدة \u2068{{new}}\u2069، المطلوب \u2066{{total}}\u2069',
  numbersOf: 'الأرقام التسلسلية: \u2068{{name}}\u2069',
  ship: {
    action: 'تسجيل الشحن',
    of: 'تسجيل الشحن: \u2068{{name}}\u2069',
    correct: 'تصحيح بيانات الشحن',
    correctOf: 'تصحيح بيانات الشحن: \u2068{{name}}\u2069',
    save: 'حفظ بيانات الشحن',
    text: 'يرى العميل اليوم وشركة الشحن ورقم التتبع.',
    carrierHint: 'مثال: Maersk، DHL',
    done: 'تم حفظ بيانات الشحن',
  },
  deliver: {
    action: 'تسجيل التسليم',
    of: 'تسجيل التسليم: \u2068{{name}}\u2069',
    text: 'سنُبلغ العميل، ويمكنه بعدها تنزيل إثبات التسليم. لا يمكن تغيير ذلك لاحقًا.',
    proofHint: 'سند تسليم موقّع أو صورة له',
    proofMissing: 'يُرجى رفع إثبات تسليم واحد على الأقل.',
    done: 'تم تسجيل التسليم',
  },
  oldPieces: {
    action: 'تسجيل المكونات القديمة',
    of: 'تسجيل المكونات القديمة: \u2068{{name}}\u2069',
    correct: 'تصحيح المكونات القديمة',
    correctOf: 'تصحيح المكونات القديمة: \u2068{{name}}\u2069',
    save: 'حفظ المكونات القديمة',
    photoHint: 'صور المكونات المتلفة، مع إظهار أرقامها التسلسلية إن أمكن',
    photoMissing: 'يُرجى رفع صورة واحدة على الأقل للمكونات المتلفة.',
    noteHint: 'مثال: استلمتها شركة الشحن يوم الاثنين',
    done: 'تم حفظ المكونات القديمة',
  },
  finish: {
    action: 'إنهاء الاستبدال',
    title: 'إنهاء الاستبدال؟',
    text: 'ستُقفل أرقامه التسلسلية ويُعد الحل منفذًا. لا يمكن التراجع عن ذلك.',
    done: 'تم إنهاء الاستبدال',
    finished: 'تم إنهاء الاستبدال في \u2068{{day}}\u2069',
  },
  missing: {
    nothingPlanned: 'تم تحديد مواعيد التسليم من قبل.',
    noOpenTask: 'ما زال الإجراء المطلوب من العميل مفتوحًا.',
    allDelivered: 'لم يتم تسليم كل البضاعة بعد.',
    oldPiecesRecorded: 'لم تُسجَّل بعض المكونات القديمة بعد.',
    serialsComplete: 'هناك أرقام تسلسلية ناقصة أو خاطئة.',
    serialsNotAsked: 'لدى العميل إجراء مطلوب مفتوح بشأن الأرقام التسلسلية.',
  },
} satisfies Texts<typeof en, 'ar'>;
