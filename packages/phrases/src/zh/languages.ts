import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: '语言',
  count_other: '九种语言共 {{number}} 条文本',
  view: {
    label: '视图',
    texts: '文本',
    coverage: '覆盖率',
  },
  available: {
    title: '提供的语言',
    hint: '提供给访客和用户。英语不能关闭：其他语言缺少文本时显示英语。',
    offered: '提供{{language}}',
    default: '默认语言',
    isDefault: '默认',
    share: '{{language}}：文本占比',
    switchedOn: '现已提供{{language}}',
    switchedOff: '不再提供{{language}}',
    defaultChosen: '默认语言现为{{language}}',
  },
  filter: {
    search: '键或文字',
    all: '全部',
    part: '部分',
  },
  state: {
    translated: '已翻译',
    overridden: '已自定义',
    missing: '缺失',
    differs: '待检查',
  },
  column: {
    text: '文本',
    release: '版本自带文本',
    own: '自定义文本',
  },
  cell: '{{text}}，{{language}}：{{state}}',
  editor: {
    title: '文本：{{language}}',
    english: '英语',
    numbers: '例如 {{numbers}}',
    preview: '在原位置预览',
    number: '预览中的数字',
    changed: '修改人：{{name}}',
    visible: '保存后所有人可见',
    save: '保存文本',
    saved: '文本已保存',
    undo: '还原',
    release: '恢复版本自带文本',
    releaseTitle: '恢复版本自带文本？',
    releaseText: '自定义文本将被删除。',
    released: '已恢复版本自带文本',
  },
  coverage: {
    part: '部分',
    texts: '文本数',
    all: '所有部分',
    share: '{{part}}，{{language}}：{{share}}',
  },
} satisfies Texts<typeof en, 'zh'>;
