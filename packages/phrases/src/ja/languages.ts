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
    hint: '訪問者とユーザーが選べる言語です。英語は無効にできません。他の言語に訳がない場合は英語で表示されます。',
    offered: '{{language}}を提供する',
    default: '既定の言語',
    isDefault: '既定',
    share: '{{language}}：翻訳済みの割合',
    switchedOn: '{{language}}の提供を開始しました',
    switchedOff: '{{language}}の提供を終了しました',
    defaultChosen: '既定の言語を{{language}}にしました',
  },
  filter: {
    search: 'キーまたは語句',
    all: 'すべて',
    part: '区分',
  },
  state: {
    translated: '翻訳済み',
    overridden: '変更済み',
    missing: '未翻訳',
    differs: '要確認',
  },
  column: {
    text: 'テキスト',
    release: '既定のテキスト',
    own: '独自のテキスト',
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
    undo: '変更を元に戻す',
    release: '既定に戻す',
    releaseTitle: 'このテキストを既定に戻しますか？',
    releaseText: '独自のテキストは削除されます。',
    released: 'テキストを既定に戻しました',
  },
  coverage: {
    part: '区分',
    texts: 'テキスト数',
    all: 'すべての区分',
    share: '{{part}}、{{language}}：{{share}}',
  },
} satisfies Texts<typeof en, 'ja'>;
