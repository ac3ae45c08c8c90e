import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: '<b>{{company}}</b>の<b>{{person}}</b>様の代理で操作しています。',
  marked: '送信した内容には「{{name}}が入力」と記録されます。',
  actingLabel: 'お客様の代理操作',
  stop: '代理操作をやめる',
  chooseTitle: 'お客様を選ぶ',
  chooseNote: '代理で操作する相手',
  claimTitle: 'お客様の代理で保証申請',
  search: '会社、氏名、メール、納税者番号',
  type: {
    label: 'お客様の種別',
    portal: 'ポータル',
    rts: 'RTS',
  },
  column: {
    country: '国',
    act: '操作',
  },
  actFor: '代理する',
  actForNamed: '代理する：{{company}} {{person}}様',
  blockReason: {
    contactDisabled: '担当者は無効',
    accountDisabled: '会社は無効',
    notActivated: '未有効化',
  },
  blockedTitle: '現在、{{person}}様の代理はできません',
  blocked: {
    contactDisabled: 'この担当者は無効です。{{company}}の別の担当者を選ぶか、再び有効にしてもらってください。',
    accountDisabled: '{{company}}は無効です。スーパーバイザーが再び有効にできます。',
    notActivated: '有効化リンクがまだ使われていません。お客様にご案内ください。スーパーバイザーが有効化を手伝えます。',
  },
  chooseOther: '別のお客様を選ぶ',
  emptyText: '登録したお客様と、ここで入力したお客様が表示されます。',
  view: {
    label: '表示内容',
    customers: 'お客様',
    drafts: '作成中の下書き',
    known: '登録済みのお客様',
    new: '新しいお客様',
  },
  newCustomer: '新しいお客様を入力',
  kind: {
    title: '{{person}}様の代理で何を送信しますか？',
    begin: '開始',
    prepared: 'この種類は準備中です。それまでは通話内容を控えてください。',
    otherTeam: '別のチームが担当しています。',
  },
  drafts: {
    title: 'お客様の代理で作成中の下書き',
    whose: '誰の下書き',
    all: 'チーム全体',
    mine: '自分',
    creator: '作成者',
    emptyTitle: '代理の下書きはありません',
    emptyText: 'お客様の代理で始めた入力は、送信するまでここに保存されます。同僚もお客様も続きを入力できます。',
  },
  new: {
    text: 'ポータルにログインしないお客様です。メールが届き、電話とお客様のシステムで連絡できます。',
    company: '会社',
    contact: '担当者',
    role: 'プロジェクトでの役割',
    languageHint: 'ご連絡に使う言語',
    submit: '入力して進む',
  },
  duplicates: {
    title: '次のお客様ではありませんか？',
    text: '納税者番号またはメールアドレスが同じです。',
    another: 'いいえ、別のお客様として入力',
    back: 'フォームに戻る',
  },
  filedBy: '<b>{{by}}</b>が<b>{{person}}</b>様の代理で送信',
  submitted: {
    told: '{{company}}の{{person}}様の代理で送信しました。受付のお知らせは{{email}}に届きます。',
    case: '案件を開く',
    another: '別のお客様の代理をする',
  },
} satisfies Texts<typeof en, 'ja'>;
