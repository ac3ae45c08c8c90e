import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}}（{{requestNo}}）：新しい製品のお届け先をご入力ください',
  'addressesAsked.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の製品を交換いたします（数量：{{count}}）。配送を手配いたしますので、{{due}}までに、申請の画面でお届け先をご入力ください。',
  'addressesAsked.button': '申請を開く',
  'deliveryPlanned.subject': '{{title}}（{{requestNo}}）：お届け予定日のお知らせ',
  'deliveryPlanned.body': '{{name}}様\n\n保証申請（{{requestNo}}）の新しい製品は、{{eta}}に到着する予定です。お届け先：{{places}}',
  'deliveryPlanned.button': '申請を開く',
  'deliveryMoved.subject': '{{title}}（{{requestNo}}）：到着が遅れます',
  'deliveryMoved.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の新しい製品の到着が予定より遅れ、{{eta}}になる見込みです。お届け先：{{places}}\n\n{{reason}}',
  'deliveryMoved.button': '申請を開く',
} satisfies Texts<typeof en, 'ja'>;
