import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}: sollecito inviato al cliente',
} satisfies Texts<typeof en, 'it'>;
