import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: '所在地',
  pieces_other: '{{number}}点',
  perCell: '1マスは{{number}}点です。',
  details: {
    title: 'どこで何が起きましたか？',
    lead: '<mark>*</mark>の付いた項目は送信時に必須です。空欄のまま進み、後から入力できます。',
    whatTitle: '不具合',
    projectTitle: 'プロジェクト',
    earlierTitle: '以前のご依頼',
  },
  original: {
    search: '以前の依頼の番号、タイトル、プロジェクト',
    unknown: '元の受付番号<b>{{number}}</b>は存在しません',
    ask: '同じプロジェクトの申請のことですか？',
    use: '{{number}}を使う',
    leave: '空欄のままにする',
    by: '申請者：{{name}}',
  },
  cured: {
    original: '元の受付番号を<b>{{number}}</b>にしました。',
    emptied: '元の受付番号を空欄にしました。',
  },
  hint: {
    defectDate: '最初に不具合に気づいた日',
    lastRequestNo: '以前に対応したことがある場合（例：MC-20260902-00003）',
    projectName: '例：Almería Norte 3',
    capacity: '設置済みモジュールの合計（例：500 kW）',
    region: '空欄の場合はアカウントの国・地域になります。',
  },
  answers: { title: 'ご回答' },
} satisfies Texts<typeof en, 'ja'>;
