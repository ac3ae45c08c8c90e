import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: '重複の可能性がある依頼',
  shared_other: '同じシリアル番号：{{number}}件',
  sameDefect: 'プロジェクトと不具合発生日が同じ',
  otherCompany: '{{company}}からの依頼',
  linkUnseen: 'お客様にはこの関連付けは表示されません。',
  linkOf: '保証申請を関連付ける：{{number}}',
  close: '重複として終了',
  closeOf: '重複として終了：{{number}}',
  closeText: 'あわせて、この保証申請を{{number}}と関連付けます。',
  linked: '{{number}}と関連付けました',
  outward: '次の申請と重複',
  inward: 'この保証申請と重複',
  dialog: {
    title: '{{number}}を重複として関連付ける',
    text: '以後はもう一方の保証申請で対応します。どちらも対応中のまま、互いの受付番号が表示されます。この申請を終了するには、却下を提案してください。',
    hint: '例：MC-20261106-00022',
    confirm: '保証申請を関連付ける',
  },
  unlink: {
    action: '関連付けを解除',
    actionOf: '関連付けを解除：{{number}}',
    title: '{{number}}との関連付けを解除しますか？',
    text: '互いの受付番号は表示されなくなります。理由は両方の履歴に残ります。',
    reasonHint: '例：別のモジュールだった',
    done: '{{number}}との関連付けを解除しました',
  },
} satisfies Texts<typeof en, 'ja'>;
