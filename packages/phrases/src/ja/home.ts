import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** The home page. */
export default {
  title: '太陽電池モジュール・トラッカーのサービス窓口',
  headline: '確かなサポートは、シリアル番号から。',
  lead: 'モジュールの照会、お問い合わせ、保証申請をこちらから。担当者が2営業日以内にお答えします。',
  serialLabel: 'モジュールのシリアル番号',
  serialHelp: '英数字10～24文字。裏面のラベルとフレーム短辺に記載されています。',
  check: '照会',

  askTitle: 'お問い合わせ',
  askText: '設置、データシート、納期、監視について。',
  claimTitle: '保証申請',
  claimText: '1件の申請で最大100,000枚分のシリアル番号を登録できます。',
  findTitle: 'ご自分で調べる',
  findText: '技術者による解説。資料もダウンロードできます。',
  talkTitle: '窓口に連絡',
  talkText: '地域別に9言語で、営業日に対応します。',
  findProvider: 'サービスパートナーを探す',

  runTitle: '保証申請の流れ',
  runText: '5つのステップ。次に誰がいつまでに対応するか、いつでも確認できます。',
  runStart: 'モジュール保証申請を始める',
  submit: '送信',
  submitWhen: 'お客様・約10分',
  submitText: '内容、シリアル番号、写真を登録。下書きは自動で保存されます。',
  pickUp: '受付',
  pickUpWhen: '2営業日以内',
  pickUpText: '担当者が決まり、ご連絡いたします。',
  approved: '承認',
  approvedWhen: 'お客様が対応策に同意',
  approvedText: '交換、修理、金銭補償をシリアル番号ごとにご案内します。',
  complete: '完了',
  completeWhen: '日程を随時確認',
  completeText: '出荷、修理、お支払いの記録は案件に残ります。',
  survey: '満足度調査',
  surveyWhen: 'お客様・約2分',
  surveyText: 'ご感想をお聞かせください。低い評価には担当者が必ず目を通します。',
} satisfies Texts<typeof en, 'ja'>;
