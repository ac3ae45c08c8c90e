import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'الإشعارات',
  markAll: 'تحديد الكل كمقروء',
  all: 'كل الإشعارات',
  shown: 'تصفية الإشعارات',
  shownAll: 'الكل',
  shownUnread: 'غير المقروءة',
  more: 'عرض المزيد',
  emptyTitle: 'لا توجد إشعارات بعد',
  emptyText: 'سترون هنا ما يحدث في طلباتكم.',
  noneUnread: 'لا توجد إشعارات غير مقروءة',
  kind: {
    message: 'رسائل جديدة',
    question: 'سؤال موجّه إليكم',
    filedForYou: 'قدّمنا طلبًا نيابةً عنكم',
    bound: 'استفساركم متاح في البوابة',
    pickedUp: 'الموظف المسؤول عن طلبكم \u2068{{owner}}\u2069',
    ownerChanged: 'الموظف المسؤول الآن \u2068{{owner}}\u2069',
    contactChanged: 'أنتم جهة الاتصال الآن',
    replied: 'تم الرد على استفساركم',
    turnedIntoClaim: 'مطالبة بالضمان \u2068{{claimNo}}\u2069 من استفساركم',
    completed: 'اكتمل استفساركم',
    notForUs: 'لا يمكننا المساعدة في هذا الأمر',
    withdrawn: 'تم سحب الطلب',
    assigned: 'أُسند إليكم طلب',
    reopened: 'أُعيد فتح الاستفسار',
    rejected: 'رفضنا مطالبتكم بالضمان',
    appealed: 'تم الاعتراض على رفض المطالبة',
    firstContactLate: 'تأخر أول تواصل',
    pickUpLate: 'تأخر تولّي الطلب',
  },
} satisfies Texts<typeof en, 'ar'>;
