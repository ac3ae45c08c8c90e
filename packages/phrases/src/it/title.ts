import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'Richiesta di informazioni moduli',
  trackerEnquiry: 'Richiesta di informazioni inseguitori',
  moduleClaim: 'Richiesta di garanzia moduli',
  trackerClaim: 'Richiesta di garanzia inseguitori',
  modules_one: '{{number}} modulo',
  modules_many: '{{number}} di moduli',
  modules_other: '{{number}} moduli',
} satisfies Texts<typeof en, 'it'>;
