import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: '自分が担当者になりました',
    message: '{{language}}でメッセージを送信しました',
    note: 'メモを書きました',
    askDetails: 'お客様に詳細を依頼しました',
    askSerials: 'お客様にシリアル番号の確認を依頼しました',
    askFiles: 'お客様にファイルを依頼しました',
    askBank: 'お客様に銀行情報を依頼しました',
    setDates: '配送日を設定しました',
    remind: 'お客様にリマインドしました',
    linkDuplicate: '{{number}}と関連付けました',
    proposeRejection: '却下を提案しました：{{reason}}',
    complete: '依頼を完了しました',
  },
  input: {
    fields: 'どの項目を依頼しますか？',
    duplicate: 'どの申請の対応を続けますか？',
    duplicateHint: '申請を選択するか、番号を入力してください。',
    dates: '出荷日と到着日',
    deliveries: '対象の配送',
    later: 'マクロの実行時に選択',
  },
  tasks: 'リマインダーの内容：',
  openTask: '対応のお願いを開く',
  remindInstead: '代わりにリマインド',
  nothingSent: '送信も変更も行っていません。',
  next: '次の案件',
  undoLeft: 'あと{{time}}の間、元に戻せます。',
  stays: '元に戻しても変わりません',
  undone: '「{{name}}」を元に戻しました',
  takenBack: '取り消し済み',
  stayed: 'そのまま',
} satisfies Texts<typeof en, 'ja'>;
