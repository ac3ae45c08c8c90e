import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'サービスパートナーを追加',
  filter: {
    search: '名称、市区町村、メール',
    country: '所在国・地域',
  },
  column: {
    name: 'サービスパートナー',
    place: '所在地',
    serves: '対応国・地域',
    people: 'メンバー',
  },
  disableText: 'この会社の全員がただちにログアウトされ、会社を再び有効にするまでログインできません。',
  disableUserText: 'ただちにログアウトされ、再び有効にするまでログインできません。',
  servesHint: '作業に対応できる国・地域',
  emailHint: '事業所のアドレス（例：service@company.com）',
  person: {
    none: 'メンバーはまだいません。最初の方を招待してください。',
    locked: '会社が無効です',
    invite: 'メンバーを招待',
    inviteTitle: '{{company}}にメンバーを招待',
  },
  people: 'メンバーを表示',
  peopleOf: '{{name}}のメンバー',
  emptyTitle: 'サービスパートナーはまだありません',
  emptyText: '作業指示に対応する会社とそのメンバーがここに表示されます。',
} satisfies Texts<typeof en, 'ja'>;
