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
    people: '人数',
  },
  disableText: '所属する全員がすぐにログアウトされ、再び有効にするまでログインできません。',
  disableUserText: 'すぐにログアウトされ、再び有効にするまでログインできません。',
  servesHint: '作業を引き受ける国・地域。',
  emailHint: '事業所のアドレス。例：service@company.com。',
  person: {
    none: 'まだ誰もいません。最初の方を招待してください。',
    locked: '会社が無効です',
    invite: '招待する',
    inviteTitle: '{{company}}への招待',
  },
  people: '人員を表示',
  peopleOf: '{{name}}の人員',
  emptyTitle: 'サービスパートナーはまだありません',
  emptyText: '作業を請け負う会社とその人員がここに表示されます。',
} satisfies Texts<typeof en, 'ja'>;
