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
    title: '可用语言',
    hint: '访客和用户可选择这些语言。英语不能关闭：其他语言缺少的文本以英语显示。',
    offered: '提供{{language}}',
    default: '默认语言',
    isDefault: '默认',
    share: '{{language}}：已翻译文本',
    switchedOn: '{{language}}现已可用',
    switchedOff: '{{language}}不再可用',
    defaultChosen: '默认语言现为{{language}}',
  },
  filter: {
    search: '键或文本',
    all: '全部',
    part: '板块',
  },
  state: {
    translated: '已翻译',
    overridden: '已自定义',
    missing: '缺失',
    differs: '待核对',
  },
  column: {
    text: '文本',
    release: '默认文本',
    own: '自定义文本',
  },
  cell: '{{text}}，{{language}}：{{state}}',
  editor: {
    title: '文本：{{language}}',
    english: '英语',
    numbers: '例如 {{numbers}}',
    preview: '在页面中预览',
    number: '预览中的数字',
    changed: '修改人：{{name}}',
    visible: '保存后所有人可见',
    save: '保存文本',
    saved: '文本已保存',
    undo: '还原更改',
    release: '恢复默认文本',
    releaseTitle: '将此文本恢复为默认？',
    releaseText: '自定义文本将被删除。',
    released: '已恢复默认文本',
  },
  coverage: {
    part: '板块',
    texts: '文本数',
    all: '所有板块',
    share: '{{part}}，{{language}}：{{share}}',
  },
} satisfies Texts<typeof en, 'zh'>;
