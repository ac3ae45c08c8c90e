import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule of the contract. */
export default {
  required: '请填写{{field}}',
  invalid: '{{field}}无效',
  unknownField: '未知字段：{{fields}}',
  tooLong: '{{field}}最多 {{max}} 个字符',
  tooShort: '{{field}}至少 {{min}} 个字符',
  tooMany: '{{field}}最多 {{max}} 项',
  tooBig: '{{field}}不能大于 {{max}}',
  tooSmall: '{{field}}不能小于 {{min}}',
  greaterThan: '{{field}}必须大于 {{min}}',
  decimal: '{{field}}须为数字，最多 {{decimals}} 位小数，例如 12.5',
  emailTaken: '该邮箱地址已被使用',
  email: '请输入完整的邮箱地址，例如 name@company.com',
  phone: '请输入带国家/地区代码的号码，例如 +34 600 123 456',
  password: '只能使用字母和数字，且两者都要有',
  passwordCommon: '密码过于简单，请换一个',
  passwordIsName: '密码不能与邮箱用户名相同',
  passwordsDiffer: '两次输入的密码不一致',
  passwordUnreadable: '无法读取密码，请重新输入',
  taxNo: '至少 {{min}} 个字符，例如 B04512345。暂无税号请填 0。',
  swift: '11 位字母和数字，前六位为字母，例如 BSCHESMMXXX',
  iban: '账号与开户行所在国家/地区不符，请逐位核对',
  branchCountry: '两个字母，与 SWIFT 代码第 5、6 位一致，例如 ES',
  privacyPolicy: '请先同意隐私政策',
  pageSize: '请选择每页 10、20、30 或 50 条',
  captcha: '验证码与图片不符，请输入新图片中的字符',
  wrongOwner: '此人不能负责该类请求',
  pageTooDeep: '只能浏览前 {{max}} 条，请用筛选条件缩小范围',
  dateInFuture: '{{field}}不能晚于今天',
} satisfies Texts<typeof en, 'zh'>;
