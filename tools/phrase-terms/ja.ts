import type { Term } from '../phrase-terms.ts';

/** Japanese: no pronoun for the reader, and the terms of the trade. */
export const japanese: readonly Term[] = [
  { word: /サインイン|サインアウト/u, better: 'ログイン, ログアウト' },
  { word: /あなた/u, better: 'お客様, or nothing' },
  { word: /クレーム/u, better: '保証申請' },
  { word: /サービス会社|協力会社/u, better: 'サービスパートナー' },
  { word: /納品先/u, better: 'お届け先' },
  { word: /依頼番号/u, better: '受付番号' },
  { word: /解決策/u, better: '対応策' },
  { word: /書き出し/u, better: 'エクスポート' },
  { word: /リクエストID/u, better: 'エラーID' },
  { word: /保証請求/u, better: '保証申請' },
  { word: /インポート/u, better: '取り込み' },
  { word: /復旧コード/u, better: 'リカバリーコード' },
  { word: /弊社/u, better: '当社' },
  { word: /利用者|ユーザ(?!ー)/u, better: 'ユーザー' },
  { word: /(?<![クト])ロール(?!ラ)/u, better: '役割' },
  { word: /補償|保障/u, better: '保証', english: /warrant/i },
  { word: /コネクター|パワコン/u, better: 'コネクタ, パワーコンディショナ' },
  { word: /パネル/u, better: 'モジュール', english: /module/i },
  { word: /欠陥/u, better: '不具合' },
  { word: /(?<!対応)デスク(?!トップ)/u, better: '対応デスク', keys: /^(?:onBehalf|moduleClaim|trackerClaim|enquiry):/ },
];
