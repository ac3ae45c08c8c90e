import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: '索取文件',
  remind: '提醒',
  askTitle_other: '向 {{count}} 条请求的客户索取文件',
  askText: '已回复的待办提示保持不变。',
  filesText: '请补充仍缺少的照片，以便我们继续处理您的请求。请确保照片清晰，标签文字可以辨认。',
  inOwnLanguage: '如不修改，每位客户收到的将是其所用语言的版本：{{languages}}',
  sameForAll: '每位客户都会收到与此完全相同的内容。客户的语言：{{languages}}',
  languageOf: '{{language}}（{{number}}）',
  nothingAsked: '请选择所需照片，或写明缺少的内容',
  remindTitle_other: '提醒 {{count}} 条请求的客户',
  remindText: '对于每条请求，客户会收到一封邮件，列出所有待处理事项。',
  remindConfirm: '发送提醒',
  leftOut: '以下请求无法执行此操作，将跳过：',
  title: {
    assign: '正在指派给 {{name}}',
    askFiles: '正在索取文件',
    remind: '正在发送提醒',
  },
  summary: '已完成 {{done}} 条，未完成 {{left}} 条',
  background: '您可以关闭此窗口，进度可在通知中查看。',
  stop: '取消其余操作',
  stopped: '已停止。已完成的部分保持不变。',
  result: {
    asked: '已索取文件',
    reminded: '已提醒客户',
    movedBy: '{{name}} 已于 <time></time> 修改',
    moved: '期间已被修改',
    missing: '没有这条请求',
    cancelled: '未执行',
    unknown: '未知请求',
  },
  work: {
    assign: '指派请求',
    askFiles: '向客户索取文件',
    remind: '提醒客户',
  },
  ended: {
    assign: '已指派请求',
    askFiles: '已向客户索取文件',
    remind: '已向客户发送提醒',
  },
  assignedTo: '请求已指派给 {{name}}',
  nothingDone: '未执行任何操作',
} satisfies Texts<typeof en, 'zh'>;
