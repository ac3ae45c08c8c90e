import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: '保証申請の分割',
  text: '未判定のものとお客様に確認するものを別の保証申請に移し、残りの対応を先に進めます。',
  action: '未判定の{{number}}件を分割',
  dialog: {
    title: '保証申請{{number}}の分割',
    confirm: '保証申請を分割',
    go: '新しい申請に移る数',
    stay: 'この申請に残る数',
    same: '新しい申請は「確認中」となり、お客様のご担当者、社内の担当者、申請内容、ファイルはこの申請と同じです。',
    told: 'お客様にメールが届き、どちらの申請でも理由が表示されます。',
    after: 'その後、この申請の確認を完了すると、対応策を作成できます。',
    reasonHint: 'お客様の言語で入力（例：該当モジュールは工場で確認中です）',
  },
  done: '{{number}}に分割しました',
  made: '未判定だったものの対応先',
  outward: '分割元の申請',
  inward: '未判定のものの対応先',
} satisfies Texts<typeof en, 'ja'>;
