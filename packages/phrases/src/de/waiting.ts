import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}: Kunde erinnert',
} satisfies Texts<typeof en, 'de'>;
