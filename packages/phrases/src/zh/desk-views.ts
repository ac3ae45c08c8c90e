import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: '编辑视图',
  saveAs: '另存为新视图',
  save: '保存视图',
  nameHint: '例如：西班牙的索赔',
  seenBy: '谁可以看到',
  me: '仅自己',
  team: '我的团队',
  teamHint: '{{team}} 的所有成员都可以使用。只有您和主管可以更改。',
  noTeam: '您还不属于任何团队，因此只有您能看到。',
  savedBy: '保存者：{{name}}',
  earlier: '前移',
  later: '后移',
  delete: '删除视图',
  deleteTitle: '要删除此视图吗？',
  deleteText: '“{{name}}”将被永久删除，请求不受影响。',
  deleteSharedText: '“{{name}}”将对整个团队永久删除，请求不受影响。',
  changed: '未保存的更改',
  discard: '放弃更改',
  missing: '此视图已删除或不再与您共享。现显示所有请求。',
  exportHint: '将此视图导出为 .xlsx（最多前 {{limit}} 条请求）',
  exportCut: '导出在此处结束：最多 {{limit}} 条请求。请筛选列表以获取其余部分。',
  exportFile: '请求列表',
} satisfies Texts<typeof en, 'zh'>;
