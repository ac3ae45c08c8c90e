import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: '组件咨询',
  trackerEnquiry: '跟踪支架咨询',
  moduleClaim: '组件索赔',
  trackerClaim: '跟踪支架索赔',
  modules_other: '{{number}} 块组件',
} satisfies Texts<typeof en, 'zh'>;
