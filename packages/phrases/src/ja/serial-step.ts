import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: '対象のモジュールを追加してください',
    reading: '表計算ファイルを読み取っています',
    adding: 'シリアル番号を取り込んでいます',
    ready_other: '{{rows}}行を読み取り、{{number}}件を取り込めます',
    listed_other: 'この申請のシリアル番号：{{number}}件',
  },

  headText: {
    empty: 'シリアル番号を表計算ファイルで送信するか、貼り付けてください。',
    reading: '各番号を製造記録および過去の申請と照合しています。',
    ready: '内容を確認してから申請に取り込んでください。警告があっても送信できます。',
    listed: 'さらに追加するか、次へ進んでください。',
  },

  drop: {
    title: '表計算ファイルをここにドロップ',
    choose: '表計算ファイルを選択',
    hint: '.xlsxまたは.xls、{{rows}}行まで',
  },

  sheet: {
    title: '表計算ファイルの例',
    label: 'シリアル番号、型式、出力の列があるテンプレート。必須はシリアル番号のみです。',
  },

  where: {
    title: '番号の記載場所',
    picture: '裏面ラベルとフレーム短辺',
    text: '裏面ラベルとフレーム短辺に記載されています。どちらも同じ番号です。',
  },

  checked: {
    title: '確認する内容',
    made: '当社製で、型式と出力が正しいこと',
    warranty: '不具合発生日が保証期間内であること',
    warrantyOn: '不具合発生日（{{day}}）が保証期間内であること',
    region: '貴社の地域で販売され、未完了の別の申請にないこと',
  },

  wrong: {
    text: 'Excelブックではなく、テキストファイル（CSV）です',
    webPage: 'Excelブックではなく、Webページです',
    sheet: '.xlsxや.xlsではない、別の形式の表計算ファイルです',
    other: '表計算ファイルではありません',
    inIt: 'ファイルの内容',
    lines: 'ファイルの先頭の行',
    toDo: '対処方法',
    open: 'Excelでファイルを開く',
    save: '［ファイル］、［名前を付けて保存］の順に選び、<b>Excelブック（.xlsx）</b>を指定する',
    again: '新しいファイルを選ぶ',
    useTemplate: '番号を当社のテンプレートに入力するか、貼り付けてください。',
  },

  discarded: {
    title_other: 'シリアル番号{{number}}件を破棄しました',
    text: '<file>{{file}}</file>から読み取った番号です。申請には何も追加されていません。<time></time>まで元に戻せます。',
    restore: '元に戻す',
  },

  line: {
    waiting: '前のファイルの完了待ち',
    ready_other: '{{rows}}行を読み取り、{{number}}件を取り込めます。まだ申請には含まれていません。',
    later: 'もう一方のファイルの処理が終わると取り込めます',
  },
} satisfies Texts<typeof en, 'ja'>;
