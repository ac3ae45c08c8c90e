import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule of the contract. */
export default {
  required: '{{field}}を入力してください',
  invalid: '{{field}}が正しくありません',
  unknownField: '不明な項目：{{fields}}',
  tooLong: '{{field}}は{{max}}文字以内で入力してください',
  tooShort: '{{field}}は{{min}}文字以上で入力してください',
  tooMany: '{{field}}は{{max}}件までです',
  tooBig: '{{field}}は{{max}}以下にしてください',
  tooSmall: '{{field}}は{{min}}以上にしてください',
  greaterThan: '{{field}}は{{min}}より大きい値にしてください',
  decimal: '{{field}}は小数点以下{{decimals}}桁までの数値で入力してください（例：12.5）',
  emailTaken: 'このメールアドレスはすでに登録されています',
  email: 'メールアドレス全体を入力してください（例：name@company.com）',
  phone: '国番号から入力してください（例：+34 600 123 456）',
  password: '英字と数字のみ、それぞれ1文字以上で入力してください',
  passwordCommon: '推測されやすいパスワードです。別のものにしてください。',
  passwordIsName: 'メールアドレスの名前部分はパスワードに使えません',
  passwordsDiffer: 'パスワードが一致しません',
  passwordUnreadable: 'パスワードを読み取れませんでした。もう一度入力してください。',
  taxNo: '{{min}}文字以上で入力してください（例：B04512345）。未定の場合は0を入力してください。',
  swift: '英数字11文字、先頭6文字は英字です（例：BSCHESMMXXX）',
  iban: '口座番号が支店所在国の形式と一致しません。1桁ずつご確認ください。',
  branchCountry: '英字2文字。SWIFTコードの5・6文字目と同じです（例：ES）',
  privacyPolicy: '続けるにはプライバシーポリシーに同意してください',
  pageSize: '10、20、30、50行のいずれかを選択してください',
  captcha: '文字が画像と一致しません。新しい画像の文字を入力してください。',
  wrongOwner: '選択した人はこの種類の依頼を担当できません',
  pageTooDeep: '表示できるのは先頭の{{max}}件までです。条件で絞り込んでください。',
  dateInFuture: '{{field}}に未来の日付は入力できません',
} satisfies Texts<typeof en, 'ja'>;
