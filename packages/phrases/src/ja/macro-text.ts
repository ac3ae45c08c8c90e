import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'ご挨拶',
  'name.photosMissing': '写真の不足',
  'name.serialsWrong': 'シリアル番号の誤り',
  'name.outOfWarranty': '保証期間外',
  'name.duplicate': '重複',
  'name.bankData': '銀行情報',
  'name.ship': '出荷',
  'name.remind': 'リマインダー',
  'name.lastReminder': '最後のリマインダー',
  'name.close': '保証申請を完了',
  'text.greet':
    '{{contactName}}様\n\nご依頼（{{requestNo}}）をいただき、ありがとうございます。今後は私が担当いたします。お送りいただいた内容を確認し、こちらでご連絡いたします。よろしくお願いいたします。\n\n{{agent}}',
  'text.photosMissing':
    '{{contactName}}様\n\nご依頼（{{requestNo}}）の対応を進めるため、次の写真が必要です：{{missing}}\n\nお手数ですが、{{due}}までにこちらへ追加をお願いいたします。\n\n{{agent}}',
  'text.serialsAsked': 'これらのシリアル番号を訂正するか、一覧から削除してください。',
  'text.serialsWrong':
    '{{contactName}}様\n\nご依頼（{{requestNo}}）のシリアル番号を確認したところ、対応を進められないものがありました：\n{{missing}}\n\nお手数ですが、{{due}}までにこちらで一覧の訂正をお願いいたします。\n\n{{agent}}',
  'text.bankData':
    '{{contactName}}様\n\n保証申請（{{requestNo}}）の補償金をお支払いするために、会社・銀行情報が必要です。{{due}}までに「対応のお願い」からご入力ください。メッセージにはお書きにならないようお願いいたします。\n\n{{agent}}',
  'text.ship':
    '{{contactName}}様\n\n保証申請（{{requestNo}}）の配送の日程が決まりました。\n\nお届け先：{{places}}\n出荷予定日（ETD）：{{etd}}\n到着予定日（ETA）：{{eta}}\n\n変更があればお知らせいたします。よろしくお願いいたします。\n\n{{agent}}',
  'text.close':
    '{{contactName}}様\n\n保証申請（{{requestNo}}）でご同意いただいた内容への対応がすべて終わりましたので、申請を完了いたしました。お気づきの点がございましたら、こちらにお書きください。よろしくお願いいたします。\n\n{{agent}}',
  serials: '{{verdict}}：{{serials}}',
  serialsAndMore: '{{verdict}}：{{serials}}、ほか{{number}}件',
  bankDetails: '会社・銀行情報',
  coverage: 'モジュール：{{total}}。保証期間外：{{out}}。保証期間中：{{covered}}。確認できないもの：{{other}}。',
} satisfies Texts<typeof en, 'ja'>;
