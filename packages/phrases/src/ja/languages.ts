import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: '言語',
  count_other: '9言語、{{number}}件のテキスト',
  view: {
    label: '表示',
    texts: 'テキスト',
    coverage: '翻訳状況',
  },
  available: {
    title: '提供する言語',
    hint: '訪問者と利用者に提供されます。英語は無効にできません。ほかの言語に文がない場合は英語で表示されます。',
    offered: '{{language}}を提供する',
    default: '既定の言語',
    isDefault: '既定',
    share: '{{language}}：テキストの割合',
    switchedOn: '{{language}}の提供を開始しました',
    switchedOff: '{{language}}の提供を終了しました',
    defaultChosen: '既定の言語を{{language}}にしました',
  },
  filter: {
    search: 'キーまたは語句',
    all: 'すべて',
    part: '部分',
  },
  state: {
    translated: '翻訳済み',
    overridden: '独自の文',
    missing: '未翻訳',
    differs: '要確認',
  },
  column: {
    text: 'テキスト',
    release: '製品の文',
    own: '独自の文',
  },
  cell: '{{text}}、{{language}}：{{state}}',
  editor: {
    title: 'テキスト：{{language}}',
    english: '英語',
    numbers: '例：{{numbers}}',
    preview: '表示場所でのプレビュー',
    number: 'プレビューの数',
    changed: '変更者：{{name}}',
    visible: '保存後、全員に表示されます',
    save: 'テキストを保存',
    saved: 'テキストを保存しました',
    undo: '元に戻す',
    release: '製品の文に戻す',
    releaseTitle: '製品の文に戻しますか？',
    releaseText: '独自の文は削除されます。',
    released: '製品の文に戻しました',
  },
  coverage: {
    part: '部分',
    texts: '件数',
    all: 'すべての部分',
    share: '{{part}}、{{language}}：{{share}}',
  },
} satisfies Texts<typeof en, 'ja'>;
