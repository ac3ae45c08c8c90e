import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: '修理を記録',
    title: '修理の実施',
    reportHint: 'お客様に表示されます。',
    save: '修理を保存',
    saved: '修理を保存しました',
  },
  complete: {
    title: '{{number}}を完了しますか？',
    text: '結びの言葉がメールでお客様に送信されます。',
    words: '結びの言葉',
    wordsHint: '例：支払い、修理、交換の内容',
    confirm: '申請を完了',
    done: '{{number}}を完了しました',
  },
  thread: {
    modules: 'モジュールの対応状況',
    parts: '部品の対応状況',
    claimed: '申請',
    accepted: '承認',
    covered: '対応策あり',
    done: '完了',
    refused: '不承認：{{number}}',
  },
} satisfies Texts<typeof en, 'ja'>;
