import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: '此页面即将推出。在此之前，您可以查询序列号或发起组件索赔。',
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
      text: '请就所获服务回答几个问题。请求结束后，我们会通过邮件邀请您。',
    },
    serviceOrders: { title: '我的工单', text: '您的服务工单和结算，以及下一步事项和期限。' },
    warranty: {
      title: '质保登记',
      text: '按序列号登记已安装的组件，并获取 PDF 质保证书。',
    },
  },

  privacy: '隐私政策',
  page: {
    borrowed: '本页尚未翻译，您看到的是英文版本。',
    loading: '正在加载页面',
    again: '重试',
  },
} satisfies Texts<typeof en, 'zh'>;
