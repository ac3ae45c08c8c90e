import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: '添付ファイル',
  list: 'この依頼の添付ファイル',
  limits: '1個あたり{{each}}\u00a0MBまで、合計{{total}}\u00a0MBまで',
  sum_other: '{{files}}／{{most}}個、{{used}}／{{total}}\u00a0MB',
  hint: '画像、PDF、Officeファイル、テキスト、ZIP、動画',
  scaled: '画像は送信前に縮小され、撮影場所の情報は削除されます。',
  none: '添付ファイルはありません',
  origin: {
    request: '依頼と一緒に送信',
    message: '会話から',
    note: '社内メモ（社員のみ）',
  },
  show: '{{name}}を表示',
  download: '{{name}}をダウンロード',
  describe: '{{name}}の説明',
  describeHint: '何が写っていますか（例：裏面ラベル、14枚目のモジュール）',
  remove: '{{name}}を削除',
  removeTitle: 'このファイルを削除しますか',
  removeText: '{{name}}は完全に削除されます。',
  removeConfirm: 'ファイルを削除',
  previewFailed: 'このファイルを表示できませんでした。ダウンロードしてご確認ください。',
} satisfies Texts<typeof en, 'ja'>;
