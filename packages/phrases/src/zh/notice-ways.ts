import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: '通知设置',
  back: '返回通知',
  topicHead: '类别',
  way: { bell: '仅站内通知', mail: '站内通知和电子邮件', daily: '站内通知和每日邮件', none: '不通知' },
  topic: {
    tasks: { name: '您的待办提示', hint: '我们需要您提供的回复、信息和文件。提醒也按此设置发送。' },
    messages: { name: '消息', hint: '您离开 5 分钟后合并为一封邮件发送' },
    progress: { name: '您的请求进展', hint: '受理、变更负责人、回复、办结' },
    cases: { name: '您负责的案件', hint: '指派、重新开启、申诉、撤销' },
    approvals: { name: '审批', hint: '等待您决定的处理方案和驳回提议' },
    clocks: { name: '逾期', hint: '首次联系、受理或决定逾期' },
    payments: { name: '付款', hint: '待核对的银行信息' },
    work: { name: '后台任务', hint: '导入等后台任务的结果' },
    receipts: { name: '回执和决定', hint: '始终通过电子邮件发送，作为您的凭证' },
    security: { name: '登录与安全', hint: '始终通过电子邮件发送，以保护您的账号' },
    daily: { name: '每日邮件', hint: '每日邮件中的全部内容' },
  },
  always: '始终通过电子邮件',
  mailTo: '邮件发送至',
  daily: {
    title: '每日邮件',
    time: '时间（{{zone}}）',
    text: '仅在工作日且有新内容时发送。',
    next: '下一封：{{day}}',
  },
  proof: '回执和决定始终通过电子邮件发送，作为您的凭证。',
  saved: '已保存',
  reset: '恢复默认设置',
  off: {
    sayTitle: '只接收您需要的邮件',
    sayText: '门户中的通知不受影响。',
    all: '全部通知设置',
    title: '要关闭这些邮件吗？',
    text: '您将不再收到这类邮件，但仍可在门户中查看这些通知。',
    button: '关闭邮件',
    done: '这些邮件已关闭',
    doneText: '您将不再收到这类邮件，但仍可在门户中查看这些通知。',
    again: '重新开启',
    broken: '此链接无效',
  },
} satisfies Texts<typeof en, 'zh'>;
