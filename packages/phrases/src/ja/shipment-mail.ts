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
  'goodsShipped.subject': '{{title}}（{{requestNo}}）：出荷のお知らせ',
  'goodsShipped.body': '{{name}}様\n\n保証申請（{{requestNo}}）の新しい製品を{{day}}に出荷しました。お届け先：{{places}}',
  'goodsShipped.button': '申請を開く',
  'goodsShippedTracked.subject': '{{title}}（{{requestNo}}）：出荷のお知らせ',
  'goodsShippedTracked.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の新しい製品を{{day}}に出荷しました。お届け先：{{places}}\n\n運送会社・送り状番号：{{tracking}}',
  'goodsShippedTracked.button': '申請を開く',
  'goodsDelivered.subject': '{{title}}（{{requestNo}}）：お届け完了のお知らせ',
  'goodsDelivered.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の新しい製品を{{day}}にお届けしました。お届け先：{{places}}\n\n受領書は申請の画面でご確認いただけます。不足や破損がありましたら、申請の画面からお知らせください。',
  'goodsDelivered.button': '申請を開く',
  'deliveryCorrected.subject': '{{title}}（{{requestNo}}）：お届けの記録を訂正しました',
  'deliveryCorrected.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）のお届けについて、記録を訂正いたしました。\n\nお届け先：{{places}}\nお届け日：{{day}}\n\n受領書は申請の画面でご確認いただけます。',
  'deliveryCorrected.button': '申請を開く',
} satisfies Texts<typeof en, 'ja'>;
