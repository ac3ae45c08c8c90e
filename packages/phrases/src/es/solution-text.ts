import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: 'Hemos revisado su reclamación y le ofrecemos lo siguiente:',
  compensation: '• {{pieces}}: compensación económica de {{unitPrice}} por unidad, {{money}} en total',
  repair: '• {{pieces}}: reparación en {{site}}: {{content}}',
  exchange: '• {{pieces}}: reemplazo por {{component}}, {{model}}, {{power}} W por unidad. Componentes retirados: {{handling}}',
  closing: 'Indique en la reclamación si acepta o no cada solución. Si no acepta alguna, explíquenos el motivo.',
  pieces_one: '{{number}} unidad',
  pieces_many: '{{number}} de unidades',
  pieces_other: '{{number}} unidades',
} satisfies Texts<typeof en, 'es'>;
