import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'モジュールのお問い合わせ',
  trackerEnquiry: 'トラッカーのお問い合わせ',
  moduleClaim: 'モジュール保証申請',
  trackerClaim: 'トラッカー保証申請',
  modules_other: 'モジュール{{number}}枚',
} satisfies Texts<typeof en, 'ja'>;
