import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: '可能重复的请求',
  shared_other: '{{number}} 个相同的序列号',
  sameDefect: '项目和缺陷日期相同',
  otherCompany: '来自 {{company}}',
  linkUnseen: '客户看不到此关联。',
  linkOf: '关联索赔：{{number}}',
  close: '按重复请求关闭',
  closeOf: '按重复请求关闭：{{number}}',
  closeText: '同时会将此索赔与 {{number}} 关联。',
  linked: '已与 {{number}} 关联',
  outward: '与下列索赔重复',
  inward: '与此索赔重复',
  dialog: {
    title: '将 {{number}} 关联为重复请求',
    text: '将继续处理另一个索赔。两个索赔都保持进行中，并显示对方的编号。如需关闭此索赔，请提议驳回。',
    hint: '例如：MC-20261106-00022',
    confirm: '关联索赔',
  },
  unlink: {
    action: '取消关联',
    actionOf: '取消关联：{{number}}',
    title: '要取消与 {{number}} 的关联吗？',
    text: '两者将不再显示对方的编号。双方的历史记录都会保留您填写的原因。',
    reasonHint: '例如：涉及的是其他组件',
    done: '已取消与 {{number}} 的关联',
  },
} satisfies Texts<typeof en, 'zh'>;
