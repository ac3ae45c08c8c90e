import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: '拆分索赔',
  text: '将未判定和待询问的部分移至单独的索赔，其余部分可继续处理。',
  action: '拆分未判定的 {{number}} 个',
  dialog: {
    title: '拆分索赔 {{number}}',
    confirm: '拆分索赔',
    go: '移至新索赔',
    stay: '保留在此索赔',
    same: '新索赔状态为“已受理”，联系人、负责人、详细信息和文件均与此索赔相同。',
    told: '客户会收到邮件，并在两个索赔中看到原因。',
    after: '之后请完成此索赔的审核，即可制定处理方案。',
    reasonHint: '请使用客户的语言，例如：工厂仍在检测这些组件',
  },
  done: '已拆分为 {{number}}',
  made: '未判定部分已移至',
  outward: '拆分自',
  inward: '未判定部分已移至',
} satisfies Texts<typeof en, 'zh'>;
