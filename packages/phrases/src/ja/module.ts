import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** The authenticity check of a module. */
export default {
  title: 'このモジュールは正規品ですか？',
  lead: '当社製モジュールはすべて製造記録に登録されています。結果はすぐにわかります。',
  serialLabel: 'モジュールのシリアル番号',
  serialHelp: '英数字10～24文字。空白や小文字が入っていても照会できます。',
  check: '照会',
  checking: '照会しています',

  genuine: '正規品',
  genuineText: '当社製のモジュールです。製造記録に登録されています。',
  notFound: '該当なし',
  notFoundText: 'シリアル番号<sn>{{sn}}</sn>のモジュールは製造記録にありません。',
  serialNumber: 'シリアル番号',
  moduleType: 'モジュール型式',
  grade: '等級',
  queryTime: '照会日時',
  region: '保証対象地域',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>ログイン</link>すると保証期間の終了日を確認できます。',
  productWarranty: '製品保証',
  performanceWarranty: '出力保証',
  ends_other: '{{date}}まで（残り{{count}}年）',
  endsSoon: '{{date}}まで（残り1年未満）',
  ended: '{{date}}に終了',
  claim: '保証申請',
  register: '保証登録',
  passport: 'このモジュールの記録をすべて見る',

  doubtful_other: '読み間違えやすい文字が{{count}}文字あります',
  doubtfulText: '英字のI、O、S、B、Zは数字の1、0、5、8、2と間違えやすい文字です。印の付いた文字をラベルと見比べてください。',
  doubtfulSpoken: '{{letters}}。紛らわしい文字：{{doubtful}}',
  checkOther: '<sn>{{sn}}</sn>を照会',
  rightNumber:
    '<b>番号に間違いがない場合</b>は、製造記録より前のモジュールか、当社製ではない可能性があります。ラベルの写真をお送りください。2営業日以内にお答えします。',
  sendEnquiry: 'モジュールについて問い合わせる',

  captchaWhy: '<b>本日10件照会されました。</b>続けるには画像の文字を入力してください。',

  whereTitle: '番号の記載場所',
  whereText: 'どのモジュールにも2か所に記載されています。どちらも同じ番号です。',
  labelTitle: '裏面のラベル',
  labelText: 'ジャンクションボックス上側の角にあります。型式と出力、バーコードの下に番号が記載されています。',
  frameTitle: 'フレームの短辺',
  frameText: '設置後も外側から読み取れます。はしごの上から撮った写真でもかまいません。',
  manyTitle: '多数の番号をまとめて確認するには',
  manyText: '保証申請と保証登録では、最大100,000件の番号を表計算ファイルで取り込み、1件ずつ確認します。',
  startClaim: 'モジュール保証申請を始める',
} satisfies Texts<typeof en, 'ja'>;
