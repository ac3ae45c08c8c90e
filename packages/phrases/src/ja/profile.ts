import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: '例：B04512345。未取得の場合は0を入力してください。',
    phone: '国番号から入力（例：+34 600 123 456）',
    addressTitle: '貴社内でのみ表示されます',
  },

  company: {
    edit: '会社情報を編集',
    saved: '会社情報を保存しました',
    locked: '会社名は契約書や保証書に記載されるため、変更はカスタマーサービスが承ります。',
  },

  contact: {
    card: '自分の情報',
    saved: '自分の情報を保存しました',
    locked: 'メールアドレスはログインに使用するため、変更はカスタマーサービスが承ります。',
    news: '製品・サービスのお知らせをメールで受け取る',
  },

  addresses: {
    title: 'お届け先',
    count: '{{number}}／{{max}}',
    add: '新しい住所',
    added: '住所を追加しました',
    edit: '住所を編集',
    save: '住所を保存',
    saved: '住所を保存しました',
    default: '既定',
    isDefault: '既定の住所（申請の際に最初に表示されます）',
    makeDefault: '既定にする',
    makeDefaultOf: '既定にする：{{name}}',
    madeDefault: '{{name}}を既定の住所にしました',
    deleteTitle: '{{name}}を削除しますか？',
    deleteText: 'この住所をお届け先とする依頼には、住所の控えが残ります。',
    deleted: '{{name}}を削除しました',
    emptyTitle: '住所はまだありません',
    emptyText: 'ここに保存した住所は、お届けや交換の際に使えます。',
  },

  person: {
    title: 'プロフィール',
    edit: '自分の情報を編集',
    inContact: '氏名、電話番号、役職は<link>ご担当者</link>の画面で変更できます。',
    locked: '氏名、メールアドレス、会社、チームの変更は、管理者に依頼してください。',
  },

  language: {
    text: 'メールはこの言語でお送りします。変更すると画面の言語も切り替わります。',
    saved: '言語を保存しました',
  },

  password: {
    title: 'パスワード',
    hint: '英字と数字をそれぞれ1文字以上含む6～16文字',
    changedOn: '<day></day>に変更',
    change: 'パスワードを変更',
    choose: 'パスワードを設定',
    text: '変更すると他のセッションはすべて終了し、お知らせのメールをお送りします。',
    save: 'パスワードを変更',
    changed: 'パスワードを変更しました',
    changedText: '他のセッションは終了しました。お知らせのメールをお送りしました。',
    noneTitle: 'パスワードは設定されていません',
    noneText: '統合認証でログインしています。パスワードも使用する場合は、設定用のリンクをお送りします。',
    noneAction: 'リンクをメールで受け取る',
  },

  sessions: {
    title: 'セッション',
    text: 'ログイン中の端末です。',
    on: '{{system}}の{{browser}}',
    unknown: '不明な端末',
    here: 'このセッション',
    since: '開始',
    lastSeen: '最終アクセス',
    end: '終了',
    endOf: 'セッションを終了：{{name}}',
    ended: 'セッションを終了しました：{{name}}',
    endOthers: '他のセッションをすべて終了',
    endOthersTitle: '他のセッションをすべて終了しますか？',
    endOthersText: 'その端末で保存していない内容は失われることがあります。',
    othersEnded: '他のセッションをすべて終了しました',
    stay: 'この端末ではログインしたままです。',
  },
} satisfies Texts<typeof en, 'ja'>;
