import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: '咨询信息',
  check: '核对咨询',
  submit: '提交咨询',
  copied: '这是一份副本：信息和文件相同，编号和状态是新的，不含序列号。',
  submitted: '咨询已提交',
  open: '查看咨询',
  startedFor: '客服 <b>{{by}}</b> 已代您开始填写此咨询。请核对并补充缺少的内容，然后提交。',
  end: '我们会在对话中答复您，您也可以在对话中继续提问。',
  hint: {
    desc: '您看到的现象、从何时开始，以及想了解什么',
    phone: '如需电话联系，请填写含国家/地区代码的号码，例如 +34 600 123 456。',
    address: '仅当问题与地点有关时填写',
  },
  serial: {
    looking: '正在查询出厂记录',
    genuine: '正品',
    warranty: '产品质保至 <day>{{day}}</day>',
    warrantyEnded: '产品质保已于 <day>{{day}}</day>到期',
    unknown: '出厂记录中没有此序列号，请与标签核对。您仍可提交咨询。',
  },
  module: {
    product: '组件型号，例如 HD-M72 575 W',
    serial: '如果只涉及一块组件，请填写其序列号，例如 HD7226W14A018842',
    look: '组件团队会查看您的问题和文件。',
    title: '代客户提交组件咨询',
    atDesk: '工作台中的组件咨询',
    otherTeamTitle: '组件咨询由其他团队负责',
    otherTeamText: '您的团队负责跟踪支架请求，可在工作台中找到。',
  },
  tracker: {
    product: '跟踪支架或部件，例如跟踪控制器',
    serial: '如果只涉及一个部件，请填写其铭牌上的编号',
    look: '跟踪支架团队会查看您的问题和文件。',
    title: '代客户提交跟踪支架咨询',
    atDesk: '工作台中的跟踪支架咨询',
    otherTeamTitle: '跟踪支架咨询由其他团队负责',
    otherTeamText: '您的团队负责组件请求，可在工作台中找到。',
  },
} satisfies Texts<typeof en, 'zh'>;
