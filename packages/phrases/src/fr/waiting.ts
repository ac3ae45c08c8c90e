import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}} : client relancé',
} satisfies Texts<typeof en, 'fr'>;
