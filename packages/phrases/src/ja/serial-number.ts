import type en from '../en/serial-number.ts';
import type { Texts } from '../texts.ts';

/** Words about serial numbers of claims: import, verdicts, pasting, the list. */
export default {
  watt: '{{power}}\u00a0W',

  block: {
    moving: '取り込みが完了すると送信できます',
    ready: '読み取った番号を取り込むか、破棄してください',
  },

  column: {
    row: '行',
    serial: 'シリアル番号',
    type: 'モジュール型式',
    power: '出力',
    verdict: '照合結果',
  },

  kind: {
    valid: '有効',
    warning: '警告',
    leftOut: '除外',
  },

  verdict: {
    ok: '有効',
    unknown: '製造記録にない番号',
    replacedBefore: '交換または金銭補償済み',
    inOtherClaim: '未完了の別の申請に登録済み',
    outOfWarranty: '不具合発生日が保証期間外',
    otherType: '製造記録と型式が相違',
    otherPower: '製造記録と出力が相違',
    otherRegion: '別の国・地域への販売品',
  },
  verdictDetail: {
    unknown: '製造記録にない番号：{{detail}}',
    replacedBefore: '交換または金銭補償済み：{{detail}}',
    inOtherClaim: '未完了の別の申請に登録済み：{{detail}}',
    outOfWarranty: '不具合発生日が保証期間外：保証は{{detail}}に終了',
    otherType: '製造記録と型式が相違：{{detail}}',
    otherPower: '製造記録と出力が相違：{{detail}}',
    otherRegion: '別の国・地域への販売品：{{detail}}',
  },
  short: {
    unknown: '製造記録なし',
    replacedBefore: '交換・補償済み',
    inOtherClaim: '別の申請に登録済み',
    outOfWarranty: '保証期間外',
    otherType: '型式が相違',
    otherPower: '出力が相違',
    otherRegion: '販売地域が相違',
  },
  reason: {
    duplicateInFile: '一覧内で重複しています',
    firstInRow: 'ファイル内で重複（最初は{{row}}行目）',
    alreadyInClaim: 'この申請に登録済みです',
    malformed: '英数字10～24文字で入力してください',
    numberUnreadable: '数値が丸められています。列を文字列の書式にしてください。',
    formulaWithoutValue: '数式に結果がありません。値を貼り付けてください。',
    overLimit: '申請の上限を超えています',
  },
  shortReason: {
    duplicateInFile: 'ファイル内で重複',
    alreadyInClaim: 'この申請に登録済み',
    malformed: '形式の誤り',
    numberUnreadable: '数値の丸め',
    formulaWithoutValue: '結果のない数式',
    overLimit: '上限超過',
  },

  add: {
    title: 'さらに追加',
    template: 'テンプレートをダウンロード',
    warningsTitle: '警告があっても送信できます。',
    warningsText: '送信後、当社でも1件ずつ確認いたします。',
  },

  paste: {
    title: 'または貼り付け',
    toCheck_other: '要確認{{number}}件',
    split: '空白またはハイフンが含まれています。1つの番号ですか？',
    join: '1つの番号として使う',
    joinOf: '1つの番号として使う：{{number}}',
    joinAll_other: '{{number}}件すべてを結合',
    letter: '数字の間に英字の{{letter}}があります',
    correct: '訂正する',
    correctOf: '訂正する：{{number}}',
    keep: 'このまま使う',
    keepOf: 'このまま使う：{{number}}',
    label: '1行に1件、またはコンマ区切り',
    recognized_other: '{{number}}件を認識しました',
    add_other: '{{number}}件を追加',
    added_other: 'シリアル番号を{{number}}件追加しました',
    refused_other: '追加できない番号（{{number}}件）：',
    more_other: 'ほか{{number}}件',
  },

  import: {
    opening: 'ファイルを開いています',
    canceling: '中止しています…',
    label: '表計算ファイルの取り込み',
    waiting: '待機中',
    reading: '{{total}}行中{{processed}}行を読み取り済み',
    readingOn: '{{processed}}行を読み取り済み',
    inserting: '{{total}}件中{{processed}}件を取り込み済み',
    withTime: '{{counted}}、{{left}}',
    secondsLeft_other: '残り{{seconds}}秒',
    minutesLeft_other: '残り{{minutes}}分',
    leave: 'このページを離れても取り込みは続きます。結果はこのページで確認できます。',
    ready: '読み取りが完了しました。結果を確認して取り込んでください。',
    canceled: '取り込みを中止しました。追加された行はありません。',
    clean: '読み取りが完了しました。問題はありません。',
    nothing: '読み取りが完了しました。取り込める行はありません。',
    takeOver_other: 'シリアル番号{{number}}件を取り込む',
    done_other: 'シリアル番号を{{number}}件取り込みました',
    failed: 'ファイルを読み取れませんでした。再度お試しいただくか、別のファイルを送信してください。',
    verdictFile: '照合結果ファイル',
    dismiss: 'このお知らせを閉じる',
  },

  found: {
    title: '照合結果',
    soFar: 'これまでの照合結果',
    valid: '有効',
    warnings_other: '警告',
    leftOut: '除外',
    show: '表示',
  },

  preview: {
    label: '表計算ファイルの行',
    filter: '表示する行',
    all: 'すべて',
    valid: '有効',
    warnings: '警告',
    leftOut: '除外',
    empty: '該当する行はありません',
  },

  list: {
    title: 'この申請のシリアル番号',
    search: 'シリアル番号を検索',
    verdict: '照合結果',
    verdictCount: '{{verdict}}（{{number}}）',
    deleteAll: 'すべて削除',
    deleteSomeTitle_other: 'シリアル番号{{number}}件を削除しますか？',
    deleteAllTitle_other: 'この申請のシリアル番号{{number}}件をすべて削除しますか？',
    deleteText: 'この申請から削除されます。後から追加し直せます。',
    emptyTitle: 'まだシリアル番号はありません',
    emptyText: '表計算ファイルを選択するか、貼り付けてください。製造記録と1件ずつ照合します。',
  },
} satisfies Texts<typeof en, 'ja'>;
