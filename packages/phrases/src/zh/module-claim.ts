import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: '所在地',
  step: {
    details: '请求信息',
    shipping: '收货信息',
    serials: '序列号',
  },
  continueTo: {
    shipping: '下一步：收货信息',
    serials: '下一步：序列号',
  },
  submit: '提交索赔',
  noSerials: '请先添加至少一个序列号',
  details: {
    whatTitle: '问题描述',
    projectTitle: '项目信息',
  },
  shipping: {
    bookTitle: '从地址簿选择',
    other: '其他地址',
    otherHint: '请在下方填写，地址簿不会改变。',
    whereTitle: '换货寄送地址',
    deliveryTitle: '送货',
  },
  hint: {
    desc: '看到了什么、从何时开始、涉及多少块组件。例如：3 月 12 日暴风雨后，480 块组件出现热斑。',
    defectDate: '首次发现缺陷的日期',
    quantity: '缺陷组件的块数，例如 480',
    lastRequestNo: '如果此前处理过，请填写，例如 MC-20260902-00003',
    projectName: '例如：Almería Norte 3',
    capacity: '已安装组件的总功率，例如 49900',
    projectAddress: '街道或地块，没有可不填',
    bracket: '组件的安装方式',
    region: '如不填写，以账户中的国家/地区为准',
    phone: '含国家/地区代码，例如 +34 600 123 456',
    taxNo: '至少 5 个字符，例如 B04512345。暂无税号请填 0',
    deliverPhone: '供司机联系，例如 +34 600 123 456',
    deliverAddress: '入口、时间、卸货台等，司机需要知道的其他信息',
  },
  need: {
    title: '请提前准备',
    serials: '序列号，最好是表格',
    photos: '组件正面、背面标签和缺陷的照片',
    date: '首次发现缺陷的日期',
    address: '换货的收货地址',
  },
  copied: '这是一份副本。请求信息和附件已复制；编号、状态和序列号未复制。',
  review: {
    serials_other: '{{number}} 个序列号。',
    warned_other: '其中 {{number}} 个有警告，我们会与您一起核对。',
  },
  submitted: '索赔已提交',
  open: '查看索赔',
  next: {
    look: '组件团队会受理您的索赔，并查看序列号和附件。',
    end: '您会收到赔偿、维修或换货的处理方案，可选择接受或不接受。',
  },
  onBehalf: {
    title: '代客户提交组件索赔',
    atDesk: '工作台中的组件索赔',
    otherTeamTitle: '组件索赔由其他团队提交',
    otherTeamText: '您的团队负责跟踪支架请求，可在工作台中找到。',
    startedFor: '我们的客服 <b>{{by}}</b> 已代您开始填写此索赔。请核对、补充，完成后提交。',
  },
} satisfies Texts<typeof en, 'zh'>;
