import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: '表示条件を編集',
  saveAs: '新しい表示条件として保存',
  save: '表示条件を保存',
  nameHint: '例：スペインからの申請',
  seenBy: '公開範囲',
  me: '自分のみ',
  team: '自分のチーム',
  teamHint: '{{team}}の全員が使用できます。変更できるのは自分とスーパーバイザーのみです。',
  noTeam: 'まだチームに所属していないため、自分だけに表示されます。',
  savedBy: '保存者：{{name}}',
  earlier: '前へ移動',
  later: '後ろへ移動',
  delete: '表示条件を削除',
  deleteTitle: 'この表示条件を削除しますか？',
  deleteText: '「{{name}}」は完全に削除されます。依頼には影響しません。',
  deleteSharedText: '「{{name}}」はチーム全員から完全に削除されます。依頼には影響しません。',
  changed: '未保存の変更',
  discard: '変更を破棄',
  missing: 'この表示条件は削除されたか、共有が終了しました。代わりにすべての依頼を表示しています。',
  exportHint: 'この表示条件の依頼を.xlsxでエクスポートする（先頭から最大{{limit}}件）',
  exportCut: 'エクスポートの上限は{{limit}}件のため、ここで終了しています。残りは一覧を絞り込んでエクスポートしてください。',
  exportFile: '依頼一覧',
} satisfies Texts<typeof en, 'ja'>;
