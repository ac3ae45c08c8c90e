import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}}（{{requestNo}}）：请填写您的银行信息',
  'bankDetailsAsked.body':
    '{{name}}，您好：\n\n我们将为您的索赔 {{requestNo}} 支付赔偿款。请在 {{due}} 前在索赔中填写银行信息。我们绝不会通过电子邮件或电话索取这些信息。',
  'bankDetailsAsked.button': '查看索赔',
  'bankDetailsReturned.subject': '{{title}}（{{requestNo}}）：请重新填写您的银行信息',
  'bankDetailsReturned.body': '{{name}}，您好：\n\n索赔 {{requestNo}} 的银行信息无法使用，原因可在索赔中查看。请在 {{due}} 前重新填写。',
  'bankDetailsReturned.button': '查看索赔',
  'bankDetailsChecked.subject': '{{title}}（{{requestNo}}）：请确认您的银行信息',
  'bankDetailsChecked.body': '{{name}}，您好：\n\n我们已核对索赔 {{requestNo}} 的银行信息。请再次查看，并在 {{due}} 前确认。',
  'bankDetailsChecked.button': '查看索赔',
  'bankDetailsEntered.subject': '{{title}}（{{requestNo}}）：已填写银行信息',
  'bankDetailsEntered.body':
    '{{name}}，您好：\n\n{{who}} 为贵公司的索赔 {{requestNo}} 填写了银行信息。我们会将赔偿款汇入该账户。\n\n如果您不知情，请立即联系我们。',
  'bankDetailsEntered.button': '查看索赔',
  'bankDetailsHandedOver.subject': '{{title}}（{{requestNo}}）：银行信息改由他人填写',
  'bankDetailsHandedOver.body':
    '{{name}}，您好：\n\n{{who}} 已请 {{contact}} 为贵公司的索赔 {{requestNo}} 填写银行信息。\n\n如果您不知情，请立即联系我们。',
  'bankDetailsHandedOver.button': '查看索赔',
  'bankCheckLate.subject': '{{title}}（{{requestNo}}）：银行信息核对已逾期',
  'bankCheckLate.body': '{{name}}，您好：\n\n索赔 {{requestNo}} 的银行信息填写已超过 2 个工作日，财务尚未核对。',
  'bankCheckLate.button': '查看索赔',
  'creditNoteSent.subject': '{{title}}（{{requestNo}}）：请确认贷项通知单',
  'creditNoteSent.body':
    '{{name}}，您好：\n\n索赔 {{requestNo}} 的贷项通知单已开具。请核对金额和账户，并在 {{due}} 前确认。确认后我们将付款。',
  'creditNoteSent.button': '查看索赔',
  'compensationPaid.subject': '{{title}}（{{requestNo}}）：已支付 {{amount}}',
  'compensationPaid.body':
    '{{name}}，您好：\n\n我们已于 {{day}}就索赔 {{requestNo}} 向账户 {{account}} 支付 {{amount}}。付款凭证可在索赔中查看。',
  'compensationPaid.button': '查看索赔',
  'compensationPaidForYou.subject': '{{title}}（{{requestNo}}）：已支付 {{amount}}',
  'compensationPaidForYou.body':
    '{{name}}，您好：\n\n我们已于 {{day}}就贵公司的索赔 {{requestNo}} 支付 {{amount}}。付款凭证可在索赔中查看。',
  'compensationPaidForYou.button': '查看索赔',
  'paymentCorrected.subject': '{{title}}（{{requestNo}}）：付款登记信息已更正',
  'paymentCorrected.body':
    '{{name}}，您好：\n\n我们更正了索赔 {{requestNo}} 的付款登记信息（{{amount}}）。付款日期为 {{day}}。付款凭证可在索赔中查看。',
  'paymentCorrected.button': '查看索赔',
  'paymentLate.subject': '{{title}}（{{requestNo}}）：付款已逾期',
  'paymentLate.body': '{{name}}，您好：\n\n客户确认索赔 {{requestNo}} 的贷项通知单已超过 5 个工作日，财务尚未付款。',
  'paymentLate.button': '查看索赔',
} satisfies Texts<typeof en, 'zh'>;
