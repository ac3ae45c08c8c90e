import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: '<b>{{company}}</b>の<b>{{person}}</b>様の代理で操作しています。',
  marked: '送信した内容には「{{name}}が代理で送信」と表示され、監査記録に残ります。',
  actingLabel: 'お客様の代理で操作中',
  stop: '代理を終了',
  chooseTitle: 'お客様を選ぶ',
  chooseNote: '代理で操作するお客様',
  claimTitle: '保証申請（お客様の代理）',
  search: '会社、氏名、メール、納税者番号',
  type: {
    label: '利用区分',
    portal: 'ポータル',
    rts: 'RTS',
  },
  column: {
    country: '国・地域',
    act: '操作',
  },
  actFor: '代理で依頼する',
  actForNamed: '代理で依頼する：{{company}} {{person}}様',
  blockReason: {
    contactDisabled: 'ご担当者が無効',
    accountDisabled: '会社が無効',
    notActivated: '未有効化',
  },
  blockedTitle: '現在、{{person}}様の代理で操作できません',
  blocked: {
    contactDisabled: 'このご担当者は無効です。{{company}}の別のご担当者を選ぶか、このご担当者を再び有効にしてもらってください。',
    accountDisabled: '{{company}}は無効です。スーパーバイザーが再び有効にできます。',
    notActivated:
      '有効化リンクがまだ使われていません。お客様に使用をお願いするか、スーパーバイザーにアカウントの有効化を依頼してください。',
  },
  chooseOther: '別のお客様を選ぶ',
  emptyText: '新規登録したお客様や、ここで追加したお客様が表示されます。',
  view: {
    label: '表示',
    customers: 'お客様',
    drafts: '下書き',
    known: '登録済みのお客様',
    new: '新しいお客様',
  },
  newCustomer: '新しいお客様を追加',
  kind: {
    title: '{{person}}様の代理で何を送信しますか？',
    begin: '開始',
    otherTeam: '別のチームが担当しています。',
  },
  drafts: {
    title: 'お客様の代理で作成中の下書き',
    whose: '下書きの範囲',
    all: 'チーム全体',
    mine: '自分',
    creator: '作成者',
    emptyTitle: 'お客様の代理の下書きはありません',
    emptyText: 'お客様の代理で作成した下書きは、送信するまでここに保存されます。同僚もお客様も続きを入力できます。',
  },
  new: {
    text: 'ポータルにログインしないお客様です。メール、電話、お客様のシステムを通じて連絡します。',
    company: '会社',
    contact: 'ご担当者',
    role: 'プロジェクトでの役割',
    languageHint: 'お客様へはこの言語でご連絡します。',
    submit: '追加して進む',
  },
  duplicates: {
    title: '次のお客様ではありませんか？',
    text: '納税者番号またはメールアドレスが同じです。',
    another: 'いいえ、別のお客様を追加',
    back: 'フォームに戻る',
  },
  filedBy: '<b>{{by}}</b>が<b>{{person}}</b>様の代理で送信',
  submitted: {
    told: '{{company}}の{{person}}様の代理で送信しました。受付のお知らせを{{email}}にお送りします。',
    case: '案件を開く',
    another: '別のお客様の代理で操作',
  },
} satisfies Texts<typeof en, 'ja'>;
