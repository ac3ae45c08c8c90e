import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'このページは準備中です。シリアル番号の照会とモジュール保証申請は、すでにご利用いただけます。',
    check: 'シリアル番号を照会',
    claim: 'モジュール保証申請を始める',
    contact: { title: '地域別の窓口', text: '各地域の拠点の住所、電話番号、メールアドレス、受付時間。' },
    knowledge: {
      title: 'ナレッジベース',
      text: 'モジュールとトラッカーに関する技術者の解説。資料のダウンロードと、9言語での検索に対応します。',
    },
    providers: { title: 'サービスパートナー', text: '現地で修理と点検を行うパートナーを国別にご案内します。' },
    services: {
      title: '各種サービス',
      text: 'アクセサリー販売、生産終了モジュールの予備品、点検・サーモグラフィ・研修などの有償サービス。',
    },
    designTool: { title: '設計ツール', text: '設置場所に合わせて、列、架台ユニット、ストリング長を計画するツールです。' },
    survey: {
      title: 'サービスを評価',
      text: 'ご利用いただいたサービスについての簡単な質問です。依頼の完了後、メールでご案内します。',
    },
    serviceOrders: { title: '自分の作業指示', text: '担当の作業指示と精算、次の作業とその期限をご確認いただけます。' },
    warranty: {
      title: '保証登録',
      text: '設置したモジュールをシリアル番号で登録し、保証書をPDFで発行します。',
    },
  },

  privacy: 'プライバシーポリシー',
  page: {
    borrowed: 'このページはまだ翻訳されていないため、英語で表示しています。',
    loading: 'ページを読み込んでいます',
    again: '再試行',
  },
} satisfies Texts<typeof en, 'ja'>;
