import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'Renseignements modules',
  trackerEnquiry: 'Renseignements trackers',
  moduleClaim: 'Demande de garantie modules',
  trackerClaim: 'Demande de garantie trackers',
  modules_one: '{{number}} module',
  modules_many: '{{number}} de modules',
  modules_other: '{{number}} modules',
} satisfies Texts<typeof en, 'fr'>;
