import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'デモ用の統合認証',
  intro: '実際の環境では、ここに会社のIDプロバイダーが表示されます。どなたとしてログインするかを選んでください。',
  unknown: 'ポータルにはまだ登録がありません',
  cancel: 'キャンセル',
  failed: 'ログインを続けられません',
  failedText: '時間が経ちすぎたか、別のブラウザーで開始されました。',
  back: 'ログイン画面に戻る',
} satisfies Texts<typeof en, 'ja'>;
