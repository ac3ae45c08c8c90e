import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: '{{number}}の通話を記録',
    direction: '電話をかけた側',
    out: '当社から',
    in: 'お客様から',
    phone: '電話番号',
    calledAt: '通話の日時',
    calledAtHint: 'お使いの地域の時刻',
    calledAtMissing: '通話の日時を入力してください。',
    result: '結果',
    results: {
      reached: '通話済み',
      message: '伝言を残した',
      noAnswer: '応答なし',
      wrongNumber: '番号違い',
    },
    note: '通話の内容',
    noteHint: '社内用です。お客様には表示されません。',
    keepsPromise: '初回連絡として扱われます',
    promiseOpen: '初回連絡はまだ済んでいません',
    confirm: '通話を保存',
    done: '{{number}}：通話を記録しました',
  },
  called: {
    reached: '電話、通話済み',
    message: '電話、伝言を残した',
    noAnswer: '電話、応答なし',
    wrongNumber: '電話、番号違い',
    in: 'お客様からの電話',
  },
  related: {
    title: 'この会社のその他の依頼',
    project: '同じプロジェクト',
    contact: '同じご担当者',
    company: '同じ会社',
  },
  change: {
    to: '{{after}}へ',
    fromTo: '{{before}}から{{after}}へ',
  },
} satisfies Texts<typeof en, 'ja'>;
