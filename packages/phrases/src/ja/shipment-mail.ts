import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}}（{{requestNo}}）：新しい製品のお届け先をご入力ください',
  'addressesAsked.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の製品を交換いたします（数量：{{count}}）。配送を手配いたしますので、{{due}}までに、申請の画面でお届け先をご入力ください。',
  'addressesAsked.button': '申請を開く',
} satisfies Texts<typeof en, 'ja'>;
