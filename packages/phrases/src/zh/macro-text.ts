import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': '问候',
  'name.photosMissing': '缺少照片',
  'name.serialsWrong': '序列号有误',
  'name.outOfWarranty': '超出质保期',
  'name.duplicate': '重复请求',
  'name.bankData': '银行信息',
  'name.ship': '发货',
  'name.remind': '提醒',
  'name.lastReminder': '最后一次提醒',
  'name.close': '办结索赔',
  'text.greet':
    '{{contactName}}，您好：\n\n感谢您提交请求 {{requestNo}}。该请求现由我负责，我会查看您提交的全部内容，并在此回复您。\n\n此致\n{{agent}}',
  'text.photosMissing':
    '{{contactName}}，您好：\n\n为继续处理您的请求 {{requestNo}}，我们还需要以下照片：{{missing}}。请于 {{due}}或之前在此补充。\n\n此致\n{{agent}}',
  'text.serialsAsked': '请更正这些序列号，或将其从清单中删除。',
  'text.serialsWrong':
    '{{contactName}}，您好：\n\n我们核对了您的请求 {{requestNo}} 中的序列号，其中以下序列号无法继续处理：\n{{missing}}\n\n请于 {{due}}或之前在此更正清单。\n\n此致\n{{agent}}',
  'text.bankData':
    '{{contactName}}，您好：\n\n为支付索赔 {{requestNo}} 的赔偿款，我们还需要公司及银行信息。请于 {{due}}或之前在待办提示中填写，切勿写在消息里。\n\n此致\n{{agent}}',
  'text.ship':
    '{{contactName}}，您好：\n\n您的索赔 {{requestNo}} 的交货日期已确定。\n\n收货地点：{{places}}\n预计发货（ETD）：{{etd}}\n预计到货（ETA）：{{eta}}\n\n如有变动，我们会通知您。\n\n此致\n{{agent}}',
  'text.close':
    '{{contactName}}，您好：\n\n您的索赔 {{requestNo}} 中已同意的方案均已执行完毕，我们已将其办结。如有不妥，请在此留言。\n\n此致\n{{agent}}',
  serials: '{{verdict}}：{{serials}}',
  serialsAndMore: '{{verdict}}：{{serials}}，另有 {{number}} 个',
  bankDetails: '公司及银行信息',
  coverage: '组件：{{total}}。超出质保期：{{out}}。质保期内：{{covered}}。无法核实：{{other}}。',
} satisfies Texts<typeof en, 'zh'>;
