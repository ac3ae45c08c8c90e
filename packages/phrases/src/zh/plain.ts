import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, privacy. */
export default {
  prepared: {
    lead: '此页面正在准备中。您可以先查询序列号或发起组件索赔。',
    check: '查询序列号',
    claim: '发起组件索赔',
    contact: { title: '各区域联系方式', text: '各区域办事处的地址、电话、邮箱和工作时间。' },
    knowledge: {
      title: '知识库',
      text: '工程师撰写的组件与跟踪支架解答，附可下载文件，支持九种语言搜索。',
    },
    providers: { title: '服务商', text: '可上门维修和检测的合作伙伴，按国家/地区查找。' },
    services: {
      title: '增值服务',
      text: '配件销售、停产组件备件，以及现场检测、红外热成像、培训等有偿服务。',
    },
    designTool: { title: '设计工具', text: '为您的场地规划阵列、支架单元和组串长度。' },
    survey: {
      title: '服务评价',
      text: '关于所获服务的几个问题。请求办结后，邀请会通过邮件发送。',
    },
    enquiry: { title: '咨询', text: '组件与跟踪支架的相关问题，2 个工作日内由专人答复。' },
    trackerClaim: { title: '跟踪支架索赔', text: '立柱、驱动、控制器和逆变器的索赔。' },
    warranty: {
      title: '质保登记',
      text: '按序列号登记已安装的组件，并获取 PDF 质保证书。',
    },
  },

  privacy: {
    title: '隐私政策',
    lead: '我们保存您的哪些信息、为何保存、保存多久。',
    keepTitle: '保存哪些信息',
    keepText:
      '贵公司的资料，您的姓名、邮箱和电话，以及您在请求中填写和上传的内容。组件序列号属于贵公司的档案。照片会在您的浏览器中压缩，并在发送前去除拍摄地点信息。',
    whyTitle: '为何保存',
    whyText: '用于答复请求、处理质保索赔、寄送换货产品和支付赔偿款。只有您在注册时同意，我们才会发送其他资讯；您可以随时在个人资料中更改。',
    whoTitle: '谁可以查看',
    whoText: '贵公司拥有账户的同事，以及因工作确需查看的我方员工。服务商只能看到分派给它的工单。银行信息加密保存，每次查看都有记录。',
    longTitle: '保存多久',
    longText: '在质保有效期内或法律要求的期限内保存。您的浏览器会保存语言、外观设置，以及您选择记住的账号；两小时无操作后登录自动失效。',
    rightsTitle: '您的权利',
    rightsText: '您可以索取信息副本，并在法律允许的范围内要求更正或删除。请通过门户向我们咨询。',
  },
} satisfies Texts<typeof en, 'zh'>;
