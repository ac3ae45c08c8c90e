import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}}（{{requestNo}}）：銀行情報をご入力ください',
  'bankDetailsAsked.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の補償金をお支払いいたします。{{due}}までに、申請の画面で銀行情報をご入力ください。メールやお電話で銀行情報をお伺いすることはありません。',
  'bankDetailsAsked.button': '申請を開く',
  'bankDetailsReturned.subject': '{{title}}（{{requestNo}}）：銀行情報をもう一度ご入力ください',
  'bankDetailsReturned.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の銀行情報は、お支払いに使用できませんでした。理由は申請の画面でご確認いただけます。{{due}}までにもう一度ご入力ください。',
  'bankDetailsReturned.button': '申請を開く',
  'bankDetailsChecked.subject': '{{title}}（{{requestNo}}）：銀行情報をご確認ください',
  'bankDetailsChecked.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の銀行情報を確認いたしました。内容をもう一度ご覧のうえ、{{due}}までに、申請の画面で確認のお手続きをお願いいたします。',
  'bankDetailsChecked.button': '申請を開く',
  'bankDetailsEntered.subject': '{{title}}（{{requestNo}}）：銀行情報が入力されました',
  'bankDetailsEntered.body':
    '{{name}}様\n\n貴社の保証申請（{{requestNo}}）の銀行情報を{{who}}様が入力されました。補償金はこの口座にお支払いいたします。\n\nお心当たりのない場合は、すぐにご連絡ください。',
  'bankDetailsEntered.button': '申請を開く',
  'bankDetailsHandedOver.subject': '{{title}}（{{requestNo}}）：銀行情報の入力担当者が変わりました',
  'bankDetailsHandedOver.body':
    '{{name}}様\n\n貴社の保証申請（{{requestNo}}）の銀行情報の入力が、{{contact}}様に引き継がれました（手続き：{{who}}）。\n\nお心当たりのない場合は、すぐにご連絡ください。',
  'bankDetailsHandedOver.button': '申請を開く',
  'bankCheckLate.subject': '{{title}}（{{requestNo}}）：銀行情報の確認が遅れています',
  'bankCheckLate.body': '{{name}}様\n\n保証申請（{{requestNo}}）の銀行情報が入力されましたが、2営業日を過ぎても経理で確認されていません。',
  'bankCheckLate.button': '申請を開く',
  'creditNoteSent.subject': '{{title}}（{{requestNo}}）：クレジットノートをご確認ください',
  'creditNoteSent.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）のクレジットノートを発行いたしました。金額と口座をご覧のうえ、{{due}}までに、申請の画面で確認のお手続きをお願いいたします。お手続き後にお支払いいたします。',
  'creditNoteSent.button': '申請を開く',
  'compensationPaid.subject': '{{title}}（{{requestNo}}）：{{amount}}をお支払いしました',
  'compensationPaid.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）について、{{day}}に口座{{account}}へ{{amount}}をお支払いいたしました。支払証明は申請の画面でご覧いただけます。',
  'compensationPaid.button': '申請を開く',
  'compensationPaidForYou.subject': '{{title}}（{{requestNo}}）：{{amount}}をお支払いしました',
  'compensationPaidForYou.body':
    '{{name}}様\n\n貴社の保証申請（{{requestNo}}）について、{{day}}に{{amount}}をお支払いいたしました。支払証明は申請の画面でご覧いただけます。',
  'compensationPaidForYou.button': '申請を開く',
  'paymentCorrected.subject': '{{title}}（{{requestNo}}）：お支払いの記録を訂正しました',
  'paymentCorrected.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の{{amount}}のお支払いについて、記録を訂正いたしました。支払日は{{day}}です。支払証明は申請の画面でご覧いただけます。',
  'paymentCorrected.button': '申請を開く',
  'paymentLate.subject': '{{title}}（{{requestNo}}）：支払いが遅れています',
  'paymentLate.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）のクレジットノートはお客様の確認が済んでいますが、5営業日を過ぎても経理で支払われていません。',
  'paymentLate.button': '申請を開く',
} satisfies Texts<typeof en, 'ja'>;
