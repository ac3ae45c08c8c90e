import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'Anfrage Module',
  trackerEnquiry: 'Anfrage Tracker',
  moduleClaim: 'Garantieantrag Module',
  trackerClaim: 'Garantieantrag Tracker',
  modules_one: '{{number}} Modul',
  modules_other: '{{number}} Module',
} satisfies Texts<typeof en, 'de'>;
