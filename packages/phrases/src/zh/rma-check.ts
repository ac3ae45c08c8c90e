import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: '符合',
    missing: '缺少',
    wrong: '有误',
  },
  fault: {
    malformed: '序列号须为 10 至 24 位字母和数字',
    duplicate: '列表中有重复',
    notCovered: '不是此次换货中已认可的组件',
    isOld: '这是本索赔中的旧件',
    usedElsewhere: '已在其他换货中交付',
  },
} satisfies Texts<typeof en, 'zh'>;
