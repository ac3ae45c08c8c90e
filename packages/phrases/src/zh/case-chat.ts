import type en from '../en/case-chat.ts';
import type { Texts } from '../texts.ts';

/** The conversation of a request. */
export default {
  label: '对话',
  messages: '消息',
  filter: { label: '筛选消息', all: '全部', public: '公开', internal: '内部' },
  sender: { you: '您', oppositeParty: '对方', client: '客户', customerService: '客服', system: 'Heliodesk' },
  system: {
    submitted: '<no>{{requestNo}}</no> 已提交。我们将在 {{due}} 前与您联系。',
    pickedUp: '{{name}} 已受理此请求',
    ownerChanged: '此请求改由 {{name}} 负责',
    contactChanged: '此请求的联系人现为 {{name}}',
    withdrawn: '请求已撤销：{{reason}}',
  },
  /** The same as staff read it, where it differs. */
  systemToStaff: {
    submitted: '<no>{{requestNo}}</no> 已提交。承诺在 {{due}} 前首次联系客户。',
  },
  internalNote: '内部备注',
  empty: '暂无消息，请在下方留言。',
  emptyInternal: '暂无内部备注。',
  older: '更早的消息',
  unread: '新消息',
  jump_other: '{{count}} 条新消息',
  announced: '{{name}}：{{text}}',
  recalledByYou: '您撤回了一条消息',
  recalledBy: '{{name}} 撤回了一条消息',
  recall: '撤回',
  recallMessage: '撤回您在 {{time}} 发送的消息',
  typing: '{{names}} 正在输入',
  typingMany: '{{names}} 正在输入',
  read: '已读',
  sent: '已发送',
  notDelivered: '未送达',
  sending: '正在发送',
  notSent: '发送失败。',
  waits: '尚未发送，联网后会自动发送。',

  asked: '提问',
  question: {
    title: '{{name}} 向您提了一个问题',
    answer: '您的回答',
    hint: '{{name}} 会立即收到',
    saved: '输入时自动保存',
    send: '发送回答',
  },
  reply: {
    label: '消息',
    noteLabel: '内部备注',
    toCustomer: '给客户留言',
    toService: '给客服留言',
    to: '给 {{name}} 留言',
    note: '填写备注，仅同事可见',
    kind: '消息类型',
    publicReply: '回复',
    internal: '内部备注',
    needsAnswer: '需要答复',
    attach: '添加文件',
    send: '发送',
    save: '保存备注',
    hint: '按 Ctrl + Enter 发送',
    tooLong: '超出字数上限 {{count}} 个字符',
    remove: '移除 {{name}}',
    closed: '此对话已关闭。',
  },

  file: {
    preview: '预览 {{name}}',
    download: '下载 {{name}}',
  },

  lost: {
    text: '连接已断开，正在重新连接…',
    offline: '您已离线，消息会在联网后自动发送。',
  },
} satisfies Texts<typeof en, 'zh'>;
