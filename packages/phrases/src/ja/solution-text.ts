import type en from '../en/solution-text.ts';
import type { Texts } from '../texts.ts';

export default {
  intro: '保証申請を確認いたしました。次の対応策をご提案いたします。',
  compensation: '• {{pieces}}：金銭補償（1点につき{{unitPrice}}、合計{{money}}）',
  repair: '• {{pieces}}：{{site}}での修理：{{content}}',
  exchange: '• {{pieces}}：{{component}}（{{model}}、1点{{power}} W）への交換。交換前の部品：{{handling}}',
  closing: 'それぞれの対応策について、申請の画面で同意するかどうかをお知らせください。同意されない場合は、その理由もお書きください。',
  pieces_other: '{{number}}点',
} satisfies Texts<typeof en, 'ja'>;
