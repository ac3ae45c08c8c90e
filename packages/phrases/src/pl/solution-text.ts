import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: 'Sprawdziliśmy Państwa zgłoszenie i proponujemy:',
  compensation: '• {{pieces}}: rekompensata pieniężna {{unitPrice}} za sztukę, łącznie {{money}}',
  repair: '• {{pieces}}: naprawa, miejsce: {{site}}. {{content}}',
  exchange: '• {{pieces}}: wymiana na {{component}}, {{model}}, {{power}} W za sztukę. Części wymontowane: {{handling}}',
  closing: 'Prosimy wskazać w zgłoszeniu, czy akceptują Państwo każde z rozwiązań. Jeśli nie, prosimy o podanie powodu.',
  pieces_one: '{{number}} sztuka',
  pieces_few: '{{number}} sztuki',
  pieces_many: '{{number}} sztuk',
  pieces_other: '{{number}} sztuki',
} satisfies Texts<typeof en, 'pl'>;
