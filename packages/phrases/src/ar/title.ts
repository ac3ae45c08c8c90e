import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  whatAndWhere: '{{what}}، {{where}}',
  moduleEnquiry: 'استفسار عن الألواح',
  trackerEnquiry: 'استفسار عن المتتبعات',
  moduleClaim: 'مطالبة ضمان الألواح',
  trackerClaim: 'مطالبة ضمان المتتبعات',
  modules_zero: 'لا توجد ألواح',
  modules_one: 'لوح واحد',
  modules_two: 'لوحان',
  modules_few: '{{number}} ألواح',
  modules_many: '{{number}} لوحًا',
  modules_other: '{{number}} لوح',
} satisfies Texts<typeof en, 'ar'>;
