import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: '附件',
  list: '此请求的附件',
  limits: '每个不超过 {{each}}\u00a0MB，总计不超过 {{total}}\u00a0MB',
  sum_other: '{{files}}/{{most}} 个文件，{{used}}/{{total}}\u00a0MB',
  hint: '图片、PDF、Office 文件、文本、ZIP 或视频',
  scaled: '图片会在发送前压缩，并去除拍摄地点信息。',
  none: '暂无附件',
  origin: {
    request: '随请求提交',
    message: '来自对话',
    note: '内部备注，仅员工可见',
  },
  show: '查看 {{name}}',
  download: '下载 {{name}}',
  describe: '{{name}} 的描述',
  describeHint: '图中是什么？例如：背面标签，第 14 块组件',
  remove: '删除 {{name}}',
  removeTitle: '删除此文件？',
  removeText: '{{name}} 将被永久删除。',
  removeConfirm: '删除文件',
  previewFailed: '无法显示此文件，请下载查看。',
} satisfies Texts<typeof en, 'zh'>;
