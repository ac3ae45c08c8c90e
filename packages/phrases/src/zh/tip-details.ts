import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: '需核对的信息',
  question: '关于此字段的问题',
  questionOf: '{{field}}：问题',
  content: '给客户的消息',
  contentHint: '请使用客户的语言',
  more_other: '还有 {{number}} 个字段',
  none: '未填写',
  field: '字段',
  before: '变更前',
  now: '变更后',
  same: '未修改：{{fields}}',
  saving: {
    saved: '输入时自动保存',
    waiting: '正在保存',
    failed: '未保存的更改',
  },
  changedElsewhere: '其他人刚刚修改了这些信息。',
  keepMine: '保留我的回复',
  takeTheirs: '采用对方的回复',
} satisfies Texts<typeof en, 'zh'>;
