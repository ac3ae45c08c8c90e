import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · 確認',
  back: '案件に戻る',
  locked: '判定できるのは、申請のステータスが「確認中」の間だけです。',
  state: {
    accepted: '承認',
    refused: '不承認',
    asked: 'お客様に確認',
    undecided: '未判定',
    mixed: '混在',
  },
  decide: {
    accepted: '承認',
    refused: '不承認',
    asked: 'お客様に確認',
    undecided: '判定を取り消す',
  },
  about: {
    reason: 'お客様に伝える理由',
    ask: '対応のお願いとしてお客様に送信されます',
    decisionOf: '「{{finding}}」の判定',
    reasonOf: '「{{finding}}」の理由',
  },
  totals: {
    title: 'これまでの承認数',
    of: '/ 申請数{{number}}',
  },
  finish: {
    action: '確認を完了',
    title: '完了すると',
    cover: '対応策の対象にできる数',
    refused: '不承認としてお客様に表示',
    asked: '対応のお願いで確認',
    question: 'お客様への質問',
    done: '確認を完了しました',
    doneBy: '{{time}}に{{name}}が完了',
  },
  chooseReason: '不承認の理由を選択',
  result: {
    title: '確認結果',
    asked: '要確認',
    download: '一覧をダウンロード',
  },
} satisfies Texts<typeof en, 'ja'>;
