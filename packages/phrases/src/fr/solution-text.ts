import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: 'Nous avons examiné votre demande et vous proposons ce qui suit :',
  compensation: '• {{pieces}} : indemnisation de {{unitPrice}} par pièce, {{money}} au total',
  repair: '• {{pieces}} : réparation à {{site}} : {{content}}',
  exchange: '• {{pieces}} : remplacement par {{component}}, {{model}}, {{power}} W par pièce. Composants déposés : {{handling}}',
  closing: 'Indiquez dans la demande si vous acceptez ou non chaque solution. Si vous en déclinez une, dites-nous pourquoi.',
  pieces_one: '{{number}} pièce',
  pieces_many: '{{number}} de pièces',
  pieces_other: '{{number}} pièces',
} satisfies Texts<typeof en, 'fr'>;
