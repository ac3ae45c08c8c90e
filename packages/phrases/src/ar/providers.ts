import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'إضافة مزود خدمة',
  filter: {
    search: 'الاسم أو المدينة أو البريد',
    country: 'المقر',
  },
  column: {
    name: 'مزود الخدمة',
    place: 'المكان',
    serves: 'يخدم',
    people: 'الأشخاص',
  },
  disableText: 'يُسجَّل خروج كل أفراده فورًا ولا يمكنهم الدخول حتى إعادة تفعيله.',
  disableUserText: 'يتم تسجيل الخروج فورًا ولا يمكن الدخول حتى إعادة التفعيل.',
  servesHint: 'البلدان التي يتولى العمل فيها.',
  emailHint: 'بريد المكتب، مثلًا \u2066service@company.com\u2069.',
  person: {
    none: 'لا أحد بعد. يُرجى دعوة أول شخص.',
    locked: 'الشركة معطّلة',
    invite: 'دعوة شخص',
    inviteTitle: 'دعوة إلى \u2068{{company}}\u2069',
  },
  people: 'عرض الأشخاص',
  peopleOf: 'أشخاص \u2068{{name}}\u2069',
  emptyTitle: 'لا يوجد مزودو خدمة بعد',
  emptyText: 'تظهر هنا الشركات المنفِّذة لأوامر العمل مع أشخاصها.',
} satisfies Texts<typeof en, 'ar'>;
