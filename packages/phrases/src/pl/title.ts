import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'Zapytanie: moduły',
  trackerEnquiry: 'Zapytanie: trackery',
  moduleClaim: 'Zgłoszenie gwarancyjne: moduły',
  trackerClaim: 'Zgłoszenie gwarancyjne: trackery',
  modules_one: '{{number}} moduł',
  modules_few: '{{number}} moduły',
  modules_many: '{{number}} modułów',
  modules_other: '{{number}} modułu',
} satisfies Texts<typeof en, 'pl'>;
