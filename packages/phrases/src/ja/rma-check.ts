import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: '一致',
    missing: '未入力',
    wrong: '誤り',
  },
  fault: {
    malformed: 'シリアル番号は10～24文字の英数字です',
    duplicate: '一覧に重複があります',
    notCovered: 'この交換で承認されたモジュールではありません',
    isOld: 'この申請の交換前のモジュールです',
    usedElsewhere: 'ほかの交換でお届け済みです',
  },
} satisfies Texts<typeof en, 'ja'>;
