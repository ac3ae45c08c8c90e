import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}: recordatorio enviado al cliente',
} satisfies Texts<typeof en, 'es'>;
