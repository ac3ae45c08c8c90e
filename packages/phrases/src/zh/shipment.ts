import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: '预计发货（ETD）<day>{{day}}</day>',
  eta: '预计到货（ETA）<day>{{day}}</day>',
  addresses: '收货地址',
  given: '已有地址：{{given}}/{{total}}',
  without: '尚无地址：{{number}}',
  tooMany: '超出：{{number}}',
  notYet: '各地址的件数合计须等于换货数量。',
  untitled: '地址 {{number}}',
  piecesOf: '{{name}}：数量',
  putRest: '加上剩余 {{number}} 件',
  add: '添加地址',
  edit: '编辑地址',
  editOf: '编辑 {{name}}',
  save: '保存地址',
  remove: '移除地址',
  removeOf: '移除 {{name}}',
  removeTitle: '移除 {{name}}？',
  removeText: '其中的产品需要另选地址。',
  fromBook: '从地址簿选择',
  chooseAddress: '选择地址',
  noteHint: '给司机的说明，例如：请在 2 号门按铃',
  submit: '提交地址',
  submitted: '地址已提交',
  stale: '贵公司有人刚刚修改了地址。请再次查看后提交。',
} satisfies Texts<typeof en, 'zh'>;
