import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'ログインしています。お待ちください',
  noCode: '認可コードを取得できませんでした',
  failed: 'ログインを完了できませんでした。再度お試しください。',
  back: 'まもなくログイン画面に戻ります。',
  confirmTitle: '{{name}}として続けますか？',
  confirmText: '別のページで<email>{{email}}</email>のログインが開始されました。ご本人の場合のみ続けてください。',
  confirmGo: '続ける',
  confirmStop: 'ログインしない',
  bindTitle: 'アカウントの連携',
  bindText:
    '統合認証でのログインを確認しましたが、Heliodeskのアカウントとまだ連携されていません。社員用アカウントで一度ログインすると連携されます。',
  bindKnown:
    '統合認証での<email>{{email}}</email>のログインを確認しましたが、Heliodeskのアカウントとまだ連携されていません。社員用アカウントで一度ログインすると連携されます。',
  bind: '連携してログイン',
  binding: '連携しています',
  bindNone: '連携するアカウントがありません',
  bindNoneText: 'アカウントを連携するには、まず統合認証でログインしてください。',
  disabled: {
    title: 'アカウントが無効になりました',
    text: 'このアカウントではログインできなくなりました。アクセス権の管理者に依頼するか、当社までお問い合わせください。入力内容はページに残っていますので、コピーできます。',
    stay: 'このページに残る',
    toSignIn: 'ログイン画面へ',
  },
  wait: {
    title: '<time></time>後に再試行できます',
    text: 'パスワードの入力を続けて間違えました。間違えるたびに待ち時間が2倍になります（最長1時間）。',
  },
} satisfies Texts<typeof en, 'ja'>;
