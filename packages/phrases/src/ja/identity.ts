import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Signing in, and choosing a new password. */
export default {
  signInTitle: 'ログイン',
  customerTab: 'お客様・サービスパートナー',
  staffTab: '社員',
  ways: 'ログイン方法',
  forgot: 'パスワードをお忘れの方',
  remember: 'アカウントを保存',
  signIn: 'ログイン',
  signingIn: 'ログインしています',
  newHere: '初めての方は<link>会社を新規登録</link>',
  otherForm: {
    customer: '社員の方はもう一方のフォームへ',
    staff: 'お客様・サービスパートナーの方はもう一方のフォームへ',
  },
  resetPassword: 'パスワードを再設定',
  fromBefore: 'この端末で前回使用したアカウントです',
  notYou: '別の方ですか？',
  unified: '統合認証でログイン',
  atManufacturer: 'Heliodeskの社員の方',
  trouble: 'ログインできない場合は<link>窓口へご連絡ください</link>。営業日にお答えします。',
  sayTitle: 'すべてのご依頼に、担当者と期日を。',
  sayText: '最初のご連絡は2営業日以内。最初の写真からお届けまで、進み具合を確認できます。',

  captcha: '画像認証',
  captchaHint: '5文字',
  captchaPicture: 'ゆがんだ5文字の画像',
  captchaAgain: '別の画像にする',
  captchaByMail: '読めない場合はメールで認証コードを受け取る',
  captchaByPicture: '画像認証に戻す',
  captchaNeedsEmail: '先にメールアドレスを入力してください。認証コードをお送りします。',
  captchaSent: '{{email}}に認証コードを送信しました。10分以内に入力してください。',
  captchaMailLabel: 'メールの認証コード',

  demoTitle: 'デモ用アカウント',
  demoText: 'パスワードはすべて{{password}}です。選ぶと自動で入力されます。',
  demoRoles: {
    admin: '管理者',
    agent: 'サポート担当',
    customer: 'お客様',
    module_agent: 'モジュール担当',
    provider: 'サービスパートナー',
    tracker_agent: 'トラッカー担当',
    supervisor: 'スーパーバイザー',
    finance: '経理',
  },

  forgotTitle: 'パスワードをお忘れの方',
  forgotText: 'メールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  forgotSend: 'リンクを送信',
  forgotSentTitle: 'メールをご確認ください',
  forgotSent:
    '<email>{{email}}</email>が登録されている場合、パスワード再設定メールが届きます。メールのリンクは30分間有効で、1回だけ使えます。',
  forgotAgain: 'メールが届かない場合は、迷惑メールフォルダーを確認するか、<link>再送信</link>してください。',
  backToSignIn: 'ログイン画面に戻る',

  resetTitle: '新しいパスワードを設定',
  resetText: '保存すると、他の端末ではすべてログアウトされます。',
  resetSave: 'パスワードを保存',
  resetDoneTitle: 'パスワードを再設定しました',
  resetDoneText: '新しいパスワードでログインしてください。',
  resetNoKeyTitle: 'リンクが途中で切れています',
  resetNoKeyText: 'メールのリンク全体を開くか、新しいリンクを取得してください。',
  resetAskNew: '新しいリンクを取得',

  rules: 'パスワードの条件',
  rule: { length: '6～16文字', letter: '英字を1文字以上', digit: '数字を1文字以上', only: '英字と数字のみ' },
  ruleMet: '達成',
  ruleOpen: '未達成',
  ruleGuess: '推測されにくいこと（保存時に確認）',
} satisfies Texts<typeof en, 'ja'>;
