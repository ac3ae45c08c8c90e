import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: '组件索赔',
  place: '所在地',

  step: {
    details: '请求信息',
    shipping: '收货信息',
    serials: '序列号',
    attachments: '附件',
    complete: '核对提交',
  },
  continueTo: {
    details: '下一步：请求信息',
    shipping: '下一步：收货信息',
    serials: '下一步：序列号',
    attachments: '下一步：附件',
    complete: '下一步：核对提交',
  },
  submit: '提交索赔',
  blocked: {
    noSerials: '请先添加至少一个序列号',
    listed: '还有内容未填写，请见上方列表',
  },

  details: {
    whatTitle: '问题描述',
    projectTitle: '项目信息',
    answerTitle: '答复方式',
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
    language: '我们与您联系时使用的语言',
    region: '如不填写，以账户中的国家/地区为准',
    phone: '含国家/地区代码，例如 +34 600 123 456',
    taxNo: '至少 5 个字符，例如 B04512345。暂无税号请填 0',
    deliverPhone: '供司机联系，例如 +34 600 123 456',
    deliverAddress: '入口、时间、卸货台等，司机需要知道的其他信息',
  },

  aside: {
    needTitle: '请提前准备',
    needSerials: '序列号，最好是表格',
    needPhotos: '组件正面、背面标签和缺陷的照片',
    needDate: '首次发现缺陷的日期',
    needAddress: '换货的收货地址',
    promiseTitle: '我们的承诺',
    promiseDays: '2 个工作日',
    promiseText: '提交后，客服将在 2 个工作日内与您联系。',
  },

  copy: {
    text: '这是一份副本。请求信息和附件已复制；编号、状态和序列号未复制。',
    empty: '重新填写',
  },

  review: {
    lead: '请再次核对全部内容。提交后如需修改，请与我们的负责人联系。',
    missing: '提交前还需补充以下内容',
    edit: '修改',
    editPart: '修改：{{part}}',
    answerIn: '答复语言：{{language}}',
    serials_other: '{{number}} 个序列号。',
    warned_other: '其中 {{number}} 个有警告，我们会与您一起核对。',
  },

  submitted: {
    title: '索赔已提交',
    number: '请求编号为',
    contactBy: '客服将在此时间前与您联系',
    open: '查看索赔',
    list: '我的请求',
  },

  next: {
    title: '接下来',
    look: '组件团队会受理您的索赔，并查看序列号和附件。',
    ask: '如果还缺资料，我们会在对话中提问，并发邮件通知您。',
    solution: '您会收到赔偿、维修或换货的处理方案，可选择接受或不接受。',
  },

  submitView: {
    way: '当前进度',
    copy: '复制',
  },
} satisfies Texts<typeof en, 'zh'>;
