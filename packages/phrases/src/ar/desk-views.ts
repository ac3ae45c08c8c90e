import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: 'تعديل طريقة العرض',
  saveAs: 'حفظ كطريقة عرض جديدة',
  save: 'حفظ طريقة العرض',
  nameHint: 'مثال: مطالبات إسبانيا',
  seenBy: 'من يمكنه رؤيتها',
  me: 'أنا فقط',
  team: 'فريقي',
  teamHint: 'يمكن لجميع أعضاء فريق \u2068{{team}}\u2069 استخدامها. ولا يمكن تعديلها إلا لكم وللمشرفين.',
  noTeam: 'لم تنضموا إلى أي فريق بعد، لذا لا يراها أحد غيركم.',
  savedBy: 'حفظها \u2068{{name}}\u2069',
  earlier: 'تقديم في الترتيب',
  later: 'تأخير في الترتيب',
  delete: 'حذف طريقة العرض',
  deleteTitle: 'حذف طريقة العرض هذه؟',
  deleteText: 'ستُحذف «\u2068{{name}}\u2069» نهائيًا. ولن تتأثر الطلبات.',
  deleteSharedText: 'ستُحذف «\u2068{{name}}\u2069» نهائيًا لجميع أعضاء الفريق. ولن تتأثر الطلبات.',
  changed: 'تغييرات غير محفوظة',
  discard: 'تجاهل التغييرات',
  missing: 'حُذفت طريقة العرض هذه أو لم تعد مشتركة معكم. تظهر جميع الطلبات بدلًا منها.',
  exportHint: 'تصدير طريقة العرض هذه بصيغة \u2066.xlsx\u2069 (أول \u2066{{limit}}\u2069 طلب كحد أقصى)',
  exportCut: 'يتوقف التصدير هنا لأن الحد الأقصى هو \u2066{{limit}}\u2069 طلب. يُرجى تصفية القائمة للحصول على الباقي.',
  exportFile: 'الطلبات',
} satisfies Texts<typeof en, 'ar'>;
