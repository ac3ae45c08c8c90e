import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: '招待',
  teams: 'チーム',
  filter: {
    search: '氏名またはメールアドレス',
    role: '役割',
  },
  you: '自分',
  ownLocked: '自分自身は無効にできません。他の管理者に依頼してください。',
  noTeam: 'チームなし',
  menu: '{{name}}の操作',
  lostFactors: '紛失した認証手段',
  action: {
    resetFactor: '2要素認証をリセット',
    inviteAgain: '招待を再送信',
    endSessions: 'すべての端末からログアウト',
    unbind: '統合認証との連携を解除',
  },
  form: {
    inviteTitle: 'コールセンターのユーザーを招待',
    emailHint: 'このアドレスにパスワード設定用のリンクをお送りします。お客様のアドレスは使えません。',
    languageHint: '招待メールはこの言語でお送りします。',
    rolesHint: '複数選べます。変更はただちに有効になります。',
    ownRolesHint: '複数選択できます。ほかの役割は別の管理者が付与できます。',
  },
  done: {
    sessions: '{{name}}をすべての端末からログアウトさせました',
    unbound: '{{name}}の統合認証との連携を解除しました',
  },
  endSessions: {
    title: '{{name}}をすべての端末からログアウトさせますか？',
    text: '保存していない内容は失われます。すぐに再ログインできます。',
  },
  unbind: {
    title: '{{name}}の統合認証との連携を解除しますか？',
    text: 'すべての端末からログアウトされます。次回の統合認証の際に、IDプロバイダーで確認済みのメールアドレス（ない場合はパスワード）で再び連携されます。',
  },
  disable: {
    text: 'ただちにすべての端末からログアウトされ、再び有効にするまでログインできません。これまでの履歴は残ります。',
    what: '未完了の案件の扱い',
    toColleague: '同僚に引き継ぐ',
    toUnassigned: '担当者なしにする',
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
    removeText: 'メンバーはチームなしになります。',
    removeConfirm: 'チームを削除',
    removed: 'チームを削除しました',
    emptyTitle: 'チームはまだありません',
    emptyText: 'チームを作ると、一緒に働くメンバーがわかり、一覧をチームで絞り込めます。',
    members_other: '{{count}}名',
  },
  emptyTitle: 'コールセンターのユーザーはまだいません',
  emptyText: '招待した人がここに表示されます。',
} satisfies Texts<typeof en, 'ja'>;
