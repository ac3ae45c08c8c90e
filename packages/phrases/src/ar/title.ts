import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'استفسار عن الألواح',
  trackerEnquiry: 'استفسار عن المتتبعات',
  moduleClaim: 'مطالبة ضمان الألواح',
  trackerClaim: 'مطالبة ضمان المتتبعات',
  modules_zero: 'لا توجد ألواح',
  modules_one: 'لوح واحد',
  modules_two: 'لوحان',
  modules_few: '\u2066{{number}}\u2069 ألواح',
  modules_many: '\u2066{{number}}\u2069 لوحًا',
  modules_other: '\u2066{{number}}\u2069 لوح',
} satisfies Texts<typeof en, 'ar'>;
