import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: '招待',
  teams: 'チーム',
  filter: {
    search: '名前またはメールアドレス',
    role: '役割',
  },
  you: '自分',
  ownLocked: '自分自身は無効にできません。ほかの管理者に依頼してください。',
  noTeam: 'チームなし',
  menu: '{{name}}の操作',
  lostFactors: '紛失した2要素認証',
  action: {
    resetFactor: '2要素認証をリセット',
    inviteAgain: '招待を再送信',
    endSessions: 'すべての端末からログアウト',
    unbind: '統合認証の関連付けを解除',
  },
  form: {
    inviteTitle: 'コールセンターのユーザーを招待',
    emailHint: 'パスワード設定のリンクを送ります。お客様のアドレスは使えません。',
    languageHint: '招待メールの言語になります。',
    rolesHint: '複数選べます。すぐに有効になります。',
  },
  done: {
    sessions: '{{name}}をすべての端末からログアウトさせました',
    unbound: '{{name}}の統合認証の関連付けを解除しました',
  },
  endSessions: {
    title: '{{name}}をすべての端末からログアウトさせますか？',
    text: '保存していない内容は失われます。すぐに再ログインできます。',
  },
  unbind: {
    title: '{{name}}の統合認証の関連付けを解除しますか？',
    text: 'すべての端末からログアウトされます。次回のログイン時に、プロバイダーで確認済みのメールアドレス、またはパスワードによって再び関連付けられます。',
  },
  disable: {
    text: 'すべての端末からすぐにログアウトされ、再び有効にするまでログインできません。これまでの記録は残ります。',
    what: '未完了の案件の扱い',
    toColleague: 'ほかの担当者に引き継ぐ',
    toUnassigned: '未割り当てに戻す',
    colleague: '引き継ぐ担当者',
    noColleague: '全件を担当できる人がいません',
    reasonHint: '監査記録と案件に残ります。例：退職。',
    cases_other: '{{name}}には未完了の案件が{{number}}件あります。',
    load_other: '未完了{{count}}件',
  },
  team: {
    title: 'コールセンターのチーム',
    name: 'チーム名',
    add: '追加',
    added: 'チームを追加しました',
    rename: '{{name}}の名前を変更',
    renamed: 'チーム名を変更しました',
    remove: '{{name}}を削除',
    removeTitle: 'チーム「{{name}}」を削除しますか？',
    removeText: 'メンバーはチームなしで残ります。',
    removeConfirm: 'チームを削除',
    removed: 'チームを削除しました',
    emptyTitle: 'チームはまだありません',
    emptyText: 'チームは誰と一緒に働くかを示し、一覧と絞り込みに表示されます。',
    members_other: '{{count}}名',
  },
  emptyTitle: 'コールセンターのユーザーはまだいません',
  emptyText: '招待した人がここに表示されます。',
} satisfies Texts<typeof en, 'ja'>;
