import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: '確認書{{number}}',
  about: 'この確認書は、ポータルで確認された内容、確認者、日時を記録したものです。内容は変更できません。',
  what: '確認された内容',
  who: '確認者',
  by: '確認者名',
  for: '代理の対象',
  at: '日時',
  session: 'ポータルへのアクセス',
  sessions: {
    customer: 'お客様としてポータルにログイン',
    staff: '担当者としてポータルにログイン',
    guest: 'ゲスト（連携システムのリンクから）',
  },
  answer: '対応策へのご回答',
  publicText: '当社からのご説明',
  bankDetails: '銀行情報',
  confirmed: '確認済み',
  deliverTo: 'お届け先',
  shownIn: '文章は当時表示されたとおりに記載しています。言語：{{language}}。',
  digest: 'ダイジェスト（SHA-256）',
  check:
    'この確認書を検証するには、ポータルから記録ファイルをダウンロードしてください。そのファイルのSHA-256ダイジェストが上記と一致する必要があります。',
  foot: 'Heliodeskカスタマーポータル',
  pdf: '確認書（PDF）',
  record: '記録（JSON）',
} satisfies Texts<typeof en, 'ja'>;
