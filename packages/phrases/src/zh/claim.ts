import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: '所在地',
  pieces_other: '{{number}} 件',
  perCell: '每格代表 {{number}} 件。',
  details: {
    title: '发生了什么，在哪里？',
    lead: '带 <mark>*</mark> 的为必填项，提交前须填写。可先跳过，稍后再填。',
    whatTitle: '缺陷',
    projectTitle: '项目信息',
    earlierTitle: '以往请求',
  },
  original: {
    search: '以往请求的编号、标题或项目',
    unknown: '原请求 <b>{{number}}</b> 不存在',
    ask: '您是指同一项目的以往索赔吗？',
    use: '使用 {{number}}',
    leave: '留空',
    by: '提交人：{{name}}',
  },
  cured: {
    original: '原请求已设为 <b>{{number}}</b>。',
    emptied: '原请求已清空。',
  },
  hint: {
    defectDate: '首次发现缺陷的日期',
    lastRequestNo: '如果此前处理过，请填写，例如 MC-20260902-00003',
    projectName: '例如：Almería Norte 3',
    capacity: '已安装组件的总功率，例如 500 kW',
    region: '留空则使用账户中的国家/地区。',
  },
  answers: { title: '您的回答' },
} satisfies Texts<typeof en, 'zh'>;
