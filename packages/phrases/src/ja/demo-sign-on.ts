import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'デモ用の統合認証',
  intro: '実際の環境では、ここに会社のIDプロバイダーが表示されます。どなたとしてログインするかを選んでください。',
  unknown: 'ポータルに未登録',
  cancel: 'キャンセル',
  failed: 'ログインを完了できません',
  failedText: '時間がかかりすぎたか、別のブラウザーで開始されたログインです。',
  back: 'ログイン画面に戻る',
} satisfies Texts<typeof en, 'ja'>;
