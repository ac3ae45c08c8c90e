import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'إضافة مزود خدمة',
  filter: {
    search: 'الاسم أو المدينة أو البريد الإلكتروني',
    country: 'المقر',
  },
  column: {
    name: 'مزود الخدمة',
    place: 'الموقع',
    serves: 'بلدان الخدمة',
    people: 'الأشخاص',
  },
  disableText: 'سيُسجَّل خروج جميع أفراد هذه الشركة فورًا، ولن يمكنهم تسجيل الدخول حتى تفعيل الشركة مجددًا.',
  disableUserText: 'سيُسجَّل الخروج من هذا الحساب فورًا، ولن يمكن تسجيل الدخول به حتى تفعيله مجددًا.',
  servesHint: 'البلدان التي يتولى مزود الخدمة العمل فيها',
  emailHint: 'عنوان المكتب، مثلًا \u2066service@company.com\u2069',
  person: {
    none: 'لا أحد هنا بعد. يُرجى دعوة أول شخص.',
    locked: 'الشركة معطّلة',
    invite: 'دعوة شخص',
    inviteTitle: 'دعوة شخص إلى \u2068{{company}}\u2069',
  },
  people: 'عرض الأشخاص',
  peopleOf: 'أشخاص \u2068{{name}}\u2069',
  emptyTitle: 'لا يوجد مزودو خدمة بعد',
  emptyText: 'ستظهر هنا الشركات التي تنفّذ أوامر العمل مع أشخاصها.',
} satisfies Texts<typeof en, 'ar'>;
