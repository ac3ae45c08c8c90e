import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** The authenticity check of a module. */
export default {
  title: '这块组件是正品吗？',
  lead: '我们生产的每块组件都有出厂记录，一秒即可得到结果。',
  serialLabel: '组件序列号',
  serialHelp: '10 至 24 位字母和数字，空格和大小写不影响查询。',
  check: '查询',
  checking: '正在查询',

  genuine: '正品',
  genuineText: '该组件由我们生产，序列号在出厂记录中。',
  notFound: '未找到',
  notFoundText: '出厂记录中没有序列号 <sn>{{sn}}</sn>。',
  serialNumber: '序列号',
  moduleType: '组件型号',
  grade: '等级',
  queryTime: '查询时间',
  region: '质保区域',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>登录</link>后可查看质保到期日。',
  productWarranty: '产品质保',
  performanceWarranty: '功率质保',
  ends_other: '{{date}}到期，剩余 {{count}} 年',
  endsSoon: '{{date}}到期，剩余不足一年',
  ended: '已于 {{date}}到期',
  claim: '提出质保索赔',
  register: '登记质保',
  passport: '查看此组件的全部记录',

  doubtful_other: '有 {{count}} 个字符容易看错',
  doubtfulText: '字母 I、O、S、B、Z 容易与数字 1、0、5、8、2 混淆，请对照标签核对已标出的字符。',
  doubtfulSpoken: '{{letters}}；容易看错：{{doubtful}}',
  checkOther: '查询 <sn>{{sn}}</sn>',
  rightNumber: '<b>序列号确认无误？</b>该组件可能早于我们的出厂记录，或并非我们的产品。请将标签照片发给我们，我们会在 2 个工作日内答复。',
  sendEnquiry: '提交组件咨询',

  captchaWhy: '<b>今天已查询 10 个序列号。</b>请输入图中字符后继续。',

  whereTitle: '序列号在哪里',
  whereText: '每块组件有两处，两处应一致。',
  labelTitle: '背面标签',
  labelText: '位于接线盒上方的边角，标有型号和功率，序列号在条形码下方。',
  frameTitle: '边框短边',
  frameText: '组件安装后仍可读取，站在梯子上拍张照片即可。',
  manyTitle: '需要查询多个序列号？',
  manyText: '索赔或质保登记时可上传表格，最多 100,000 个序列号，系统逐一核验。',
  startClaim: '发起组件索赔',
} satisfies Texts<typeof en, 'zh'>;
