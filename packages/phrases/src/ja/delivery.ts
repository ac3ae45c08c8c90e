import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: '未出荷',
    shipped: '輸送中',
    delivered: '納品済み',
  },
  old: {
    return: '当社へ返送',
    scrap: '現地で廃棄',
  },
  numbers: 'シリアル番号：旧{{old}}件、新{{new}}件、必要数{{total}}件',
  ship: {
    action: '出荷済みにする',
    of: '出荷済みにする：{{name}}',
    correct: '出荷情報を訂正',
    correctOf: '出荷情報を訂正：{{name}}',
    save: '出荷情報を保存',
    text: 'お客様には出荷日、運送会社、送り状番号が表示されます。',
    carrierHint: '例：Maersk、DHL',
    done: '出荷情報を保存しました',
  },
  deliver: {
    action: '納品済みにする',
    of: '納品済みにする：{{name}}',
    text: 'お客様に通知が届き、受領書をダウンロードできるようになります。誤りがあれば、申請が完了するまで訂正できます。',
    proofHint: '署名済みの納品書、またはその写真',
    proofMissing: '受領書を1件以上アップロードしてください。',
    done: '納品済みにしました',
  },
  correct: {
    action: 'お届けの記録を訂正する',
    of: 'お届けの記録を訂正する：{{name}}',
    text: 'お客様に通知が届き、新しい内容と受領書が表示されます。訂正前の記録は社内の担当者だけが見られます。',
    save: '訂正を保存',
    done: 'お届けの記録を訂正しました。お客様にも表示されます。',
    reasonHint: '申請を見られる社内の担当者に表示されます。お客様には表示されません。',
    by: '<b>{{name}}</b>が<time></time>に訂正',
    before: '訂正前の記録',
    replaced: '差し替え前の受領書',
  },
  oldPieces: {
    action: '交換前の部品の扱いを記録',
    of: '交換前の部品の扱いを記録：{{name}}',
    correct: '交換前の部品の扱いを訂正',
    correctOf: '交換前の部品の扱いを訂正：{{name}}',
    save: '交換前の部品の扱いを保存',
    photoHint: '廃棄する部品の写真。できるだけシリアル番号が写るようにしてください',
    photoMissing: '廃棄する部品の写真を1枚以上アップロードしてください。',
    noteHint: '例：月曜日に当社の運送会社が引き取り',
    done: '交換前の部品の扱いを保存しました',
  },
  finish: {
    action: '交換を完了',
    title: '交換を完了しますか？',
    text: 'シリアル番号がロックされ、対応策は完了になります。この操作は取り消せません。',
    done: '交換を完了しました',
    finished: '交換は{{day}}に完了しました',
  },
  missing: {
    nothingPlanned: '配送の日程はすでに設定されています。',
    noOpenTask: 'お客様への対応のお願いがまだ完了していません。',
    allDelivered: 'まだすべての製品が納品されていません。',
    oldPiecesRecorded: 'まだ記録されていない交換前の部品があります。',
    serialsComplete: 'シリアル番号に不足または誤りがあります。',
    serialsNotAsked: 'シリアル番号について、お客様への対応のお願いが未回答です。',
  },
} satisfies Texts<typeof en, 'ja'>;
