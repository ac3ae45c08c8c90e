import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'ログインしています。お待ちください',
  noCode: '認可コードを取得できませんでした',
  failed: 'トークンを取得できませんでした。',
  back: 'まもなくログイン画面に戻ります。',
  confirmTitle: '{{name}}として続けますか？',
  confirmText: '別のページで<email>{{email}}</email>のログインが開始されました。ご本人の場合のみ続けてください。',
  confirmGo: '続ける',
  confirmStop: 'ログインしない',
  bindTitle: 'アカウントの紐付け',
  bindText:
    '統合認証では確認できましたが、こちらではまだどなたか登録されていません。社員用のログイン情報を一度だけ入力してください。次回からはボタンだけでログインできます。',
  bindKnown:
    '統合認証では<email>{{email}}</email>と確認できましたが、こちらではまだどなたか登録されていません。社員用のログイン情報を一度だけ入力してください。次回からはボタンだけでログインできます。',
  bind: '紐付けてログイン',
  binding: '紐付けています',
  bindNone: '紐付けるものがありません',
  bindNoneText: 'このページは統合認証でのログインに続くものです。統合認証から始めてください。',
  disabled: {
    title: 'アカウントが無効になりました',
    text: 'このアカウントではログインできません。アクセス権の管理者、または当社までお問い合わせください。入力内容はページに残っていますので、コピーできます。',
    stay: 'このページに残る',
    toSignIn: 'ログイン画面へ',
  },
  wait: {
    title: '<time></time>後に再試行できます',
    text: 'パスワードの誤りが続きました。誤るたびに待ち時間が2倍になります（最長1時間）。',
  },
} satisfies Texts<typeof en, 'ja'>;
