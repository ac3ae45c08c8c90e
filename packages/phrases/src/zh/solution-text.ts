import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: '我们已审核您的索赔，现为您提供以下处理方案：',
  compensation: '• {{pieces}}：每件赔偿 {{unitPrice}}，共 {{money}}',
  repair: '• {{pieces}}：在 {{site}} 维修：{{content}}',
  exchange: '• {{pieces}}：换货，更换为 {{component}}，{{model}}，每件 {{power}} W。旧件：{{handling}}',
  closing: '请在索赔中对每个处理方案选择同意或不接受。如不接受，请说明原因。',
  pieces_other: '{{number}} 件',
} satisfies Texts<typeof en, 'zh'>;
