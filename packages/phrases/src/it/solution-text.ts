import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: 'Abbiamo esaminato la sua richiesta e le offriamo quanto segue:',
  compensation: '• {{pieces}}: indennizzo di {{unitPrice}} ciascuno, {{money}} in totale',
  repair: '• {{pieces}}: riparazione presso {{site}}: {{content}}',
  exchange: '• {{pieces}}: sostituzione con {{component}}, {{model}}, {{power}} W ciascuno. Componenti sostituiti: {{handling}}',
  closing: 'Indichi nella richiesta se accetta o no ciascuna soluzione. Se non ne accetta una, ci spieghi il motivo.',
  pieces_one: '{{number}} pezzo',
  pieces_many: '{{number}} di pezzi',
  pieces_other: '{{number}} pezzi',
} satisfies Texts<typeof en, 'it'>;
