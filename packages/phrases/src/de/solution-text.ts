import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: 'Wir haben Ihren Antrag geprüft und bieten Ihnen Folgendes an:',
  compensation: '• {{pieces}}: Entschädigung von je {{unitPrice}}, insgesamt {{money}}',
  repair: '• {{pieces}}: Reparatur in {{site}}: {{content}}',
  exchange: '• {{pieces}}: Austausch gegen {{component}}, {{model}}, je {{power}} W. Ausgebaute Komponenten: {{handling}}',
  closing: 'Bitte geben Sie im Antrag für jede Lösung an, ob Sie sie annehmen. Wenn nicht, nennen Sie uns bitte den Grund.',
  pieces_one: '{{number}} Stück',
  pieces_other: '{{number}} Stück',
} satisfies Texts<typeof en, 'de'>;
