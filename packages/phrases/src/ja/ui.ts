import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: '再試行',
  back: '戻る',
  continue: '続ける',
  home: 'トップページ',
  calendar: 'カレンダー',
  clear: 'クリア',
  dayFormat: '年/月/日',
  dayUnreadable: '「{{typed}}」を日付として読み取れません。「{{format}}」の形式で入力してください。',
  readAs: '<b>{{number}}</b>として読み取りました。小数点にはコンマもピリオドも使えます。',

  table: {
    filters: '絞り込みの表示・非表示',
    columns: '列',
    columnsReset: '列をリセット',
    moveUp: '{{column}}を上へ移動',
    moveDown: '{{column}}を下へ移動',
    movedTo: '{{column}}：{{total}}列中{{place}}番目',
    rows: '表示行数',
    perPage: '{{number}}件／ページ',
    goTo: '移動先',
    page: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    jumpBack: '5ページ戻る',
    jumpOn: '5ページ進む',
    range: '{{from}}～{{to}}件（全{{total}}件）',
    atLeast: '{{total}}+',
    selected_other: '{{count}}件選択中',
    selectAll: 'このページの行をすべて選択',
    details: '詳細',
    unselect: '選択を解除',
    emptyTitle: 'まだ何もありません',
    emptyText: '該当するものがここに表示されます。',
    old: '表示中の内容は最新ではない可能性があります。',
    noMatchTitle: '条件に合うものがありません',
    noMatchText: '条件を減らすか、すべて解除してください。',
    clearFilters: '絞り込みを解除',
  },

  state: {
    errorTitle: '読み込めませんでした',
    errorText: 'データは失われていません。再度お試しください。解消しない場合は、下のエラーIDをお知らせください。',
    requestId: 'エラーID',
    copyRequestId: 'エラーIDをコピー',
    noPermissionTitle: 'このページへのアクセス権限がありません',
    noPermissionText: '現在の役割ではこのページを利用できません。上長または管理者にアクセス権をご依頼ください。',
    notFoundTitle: 'ページが見つかりません',
    notFoundText: 'アドレスが古いか、入力が間違っている可能性があります。検索するか、トップページからお探しください。',
  },

  promise: {
    kept: '連絡済み',
    left: 'あと{{duration}}',
    late: '{{duration}}超過',
    promisedFor: '期限',
    days_other: '{{number}}日',
    daysHours_other: '{{number}}日{{hours}}時間',
    hours: '{{hours}}時間',
    hoursMinutes: '{{hours}}時間{{minutes}}分',
    minutes: '{{minutes}}分',
  },

  steps: {
    label: 'ステップ',
    position: 'ステップ{{step}}／{{total}}：{{title}}',
    progress: 'ステップ{{step}}／{{total}}',
    done: '完了',
    incomplete: '未完了',
    optional: '任意',
    left: '未完了：{{titles}}',
    now: '現在',
    later: '未着手',
    stopped: 'ここで終了',
  },

  cells: {
    progress: '{{total}}件中{{done}}件',
  },

  draft: {
    saving: '下書きを保存しています',
    savedAt: '下書きを保存しました',
    failed: '下書きを保存できませんでした。入力内容はこの画面に残っています。',
    willSave: '最初の入力で自動保存されます',
    discard: '下書きを破棄',
  },

  form: {
    errors_other: '{{count}}か所の入力内容をご確認ください',
    unsavedTitle: '保存せずに移動しますか？',
    unsavedText: 'このページの入力内容はまだ保存されていません。',
    stay: 'このページに残る',
    leave: '移動する',
    kept: '以前に入力された内容を復元しました。まだ保存されていません。',
    keptDiscard: '破棄',
  },

  compare: {
    title: '編集中に、他の人がこの内容を変更しました',
    text: 'まだ上書きされていません。見比べて、残すほうを選択してください。',
    mine: '編集中の内容',
    theirs: '保存済みの内容',
    same: '内容は同じです。',
    keep: '編集中の内容を残す',
    take: '保存済みの内容を使う',
  },

  actions: {
    more: 'その他の操作',
  },

  files: {
    choose_other: 'ファイルを選択',
    orDrop_other: 'またはここにドロップ',
    limit: '1個あたり{{size}}まで、合計{{total}}まで',
    uploading: '{{share}}（{{size}}中{{done}}）',
    waiting: '待機中',
    stopped: '{{share}}で停止しました。接続が切れました。',
    failed: 'アップロードできませんでした。再度お試しください。',
    cancelUpload: '{{name}}のアップロードをキャンセル',
    retryUpload: '{{name}}を再アップロード',
    removeFile: '{{name}}を外す',
    added: '{{name}}をアップロードしました',
    tooLarge: '{{size}}を超えています。小さくするか、分割して送信してください。',
    tooMuch: 'ファイルは合計{{size}}までです。',
    tooMany_other: 'ファイルは{{count}}個までです。',
    nameTooLong_other: 'ファイル名が長すぎます。{{count}}文字以内にしてください。',
    wrongKind: 'この形式のファイルは受け付けていません。使用できる形式：',
    list: 'ファイル',
  },

  time: {
    local: '現地時間：{{time}}',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'ja'>;
