import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: 'الأرقام المسموعة',
  player: 'الرمز الصوتي',
  help: 'يُرجى تشغيل الرمز وإدخال الأرقام الستة خلال 10 دقائق. ويمكن تشغيله مرة أخرى.',
  again: 'رمز آخر',
} satisfies Texts<typeof en, 'ar'>;
