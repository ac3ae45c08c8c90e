import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}: wysłano przypomnienie do klienta',
} satisfies Texts<typeof en, 'pl'>;
