import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}}（{{requestNo}}）：请填写新产品的收货地址',
  'addressesAsked.body':
    '{{name}}，您好：\n\n我们将为您的索赔 {{requestNo}} 更换产品，数量：{{count}}。请在 {{due}} 前在索赔中填写收货地址，以便我们安排交货。',
  'addressesAsked.button': '查看索赔',
  'deliveryPlanned.subject': '{{title}}（{{requestNo}}）：交货日期已确定',
  'deliveryPlanned.body': '{{name}}，您好：\n\n索赔 {{requestNo}} 的新产品预计于 {{eta}}到货。收货地点：{{places}}。',
  'deliveryPlanned.button': '查看索赔',
  'deliveryMoved.subject': '{{title}}（{{requestNo}}）：到货推迟',
  'deliveryMoved.body':
    '{{name}}，您好：\n\n索赔 {{requestNo}} 的新产品将晚于原计划到货，预计到货日期为 {{eta}}。收货地点：{{places}}。\n\n{{reason}}',
  'deliveryMoved.button': '查看索赔',
  'goodsShipped.subject': '{{title}}（{{requestNo}}）：货物已发出',
  'goodsShipped.body': '{{name}}，您好：\n\n索赔 {{requestNo}} 的新产品已于 {{day}}发货。收货地点：{{places}}。',
  'goodsShipped.button': '查看索赔',
  'goodsShippedTracked.subject': '{{title}}（{{requestNo}}）：货物已发出',
  'goodsShippedTracked.body':
    '{{name}}，您好：\n\n索赔 {{requestNo}} 的新产品已于 {{day}}发货。收货地点：{{places}}。\n\n承运商和运单号：{{tracking}}',
  'goodsShippedTracked.button': '查看索赔',
  'goodsDelivered.subject': '{{title}}（{{requestNo}}）：货物已送达',
  'goodsDelivered.body':
    '{{name}}，您好：\n\n索赔 {{requestNo}} 的新产品已于 {{day}}送达：{{places}}。签收单可在索赔中查看。如有短缺或损坏，请在索赔中告知我们。',
  'goodsDelivered.button': '查看索赔',
  'deliveryCorrected.subject': '{{title}}（{{requestNo}}）：送达登记信息已更正',
  'deliveryCorrected.body':
    '{{name}}，您好：\n\n我们更正了索赔 {{requestNo}} 的货物送达登记信息。收货地点：{{places}}。送达日期为 {{day}}。签收单可在索赔中查看。',
  'deliveryCorrected.button': '查看索赔',
} satisfies Texts<typeof en, 'zh'>;
