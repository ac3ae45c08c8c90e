import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: '支払待ち', paid: '支払済み' },
  empty: {
    toPay: '支払待ちはありません',
    text: 'お客様がクレジットノートを確認すると、ここに表示されます。',
    paid: 'まだ支払いはありません',
  },
  column: { paidBy: '支払者' },
  export: {
    hint: 'この一覧を.xlsxでエクスポートする（先頭から最大{{limit}}件）',
    cut: '支払いのエクスポートは{{limit}}件までのため、ここで終了しています。',
    file: '支払一覧',
    due: '支払期限（UTC）',
    recorded: '記録日時（UTC）',
    checkedBy: '銀行情報の確認者',
  },
  payOf: '{{number}}を支払う',
  titleFor: '{{amount}}の支払い',
  due: '支払期限',
  record: {
    title: '支払いを記録',
    text: '先に銀行で振り込んでください。ここに記録すると、お客様に通知されます。この操作は取り消せません。',
    proofHint: '例：銀行の振込確認書',
    proofMissing: '証明を1件以上追加してください。',
    action: '支払済みにする',
    done: '支払いを記録し、お客様に通知しました。',
  },
  paid: '支払い',
  correct: {
    action: '訂正',
    title: '支払いの記録を訂正',
    text: '金額と口座は変わりません。お客様には新しい日付と証明が表示されます。訂正前の記録は経理だけが見られます。',
    reasonHint: '申請を見られる社内の担当者にも表示されます。',
    confirm: '訂正を保存',
    done: '支払いの記録を訂正しました',
    beforeDay: '訂正前の日付',
    beforeReference: '訂正前の参照番号',
    by: '<b>{{name}}</b>が<time></time>に訂正',
    replaced: '差し替え前の証明',
    guard: {
      notInvolved: '前の手順のいずれかを行った人は訂正できません。別の人が訂正してください。',
      notChecker: '銀行情報を確認した人は訂正できません。別の人が訂正してください。',
      notAnswerer: 'お客様に代わって回答した人は訂正できません。別の人が訂正してください。',
      notArchived: '申請は保管済みのため、支払いの記録は訂正できません。',
    },
  },
  guard: {
    notInvolved: '前の手順のいずれかを行った人は支払えません。別の人が支払ってください。',
    notChecker: '銀行情報を確認した人は支払えません。別の人が支払ってください。',
    notAnswerer: 'お客様に代わって回答した人は支払えません。別の人が支払ってください。',
    accountConfirmed: '銀行情報が確認されていません。',
  },
  stale: 'この間にこの支払いが変更されました。入力内容は残っています。確認のうえ、もう一度送信してください。',
} satisfies Texts<typeof en, 'ja'>;
