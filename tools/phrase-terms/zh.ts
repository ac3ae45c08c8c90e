import type { Term } from '../phrase-terms.ts';

/** Chinese: 您, terms of the mainland, and those of the trade. */
export const chinese: readonly Term[] = [
  { word: /(?<!国家\/)统一认证/u, better: '统一身份认证' },
  { word: /你(?!好)/u, better: '您' },
  { word: /(?<!其)他(?!人)|她/u, better: 'no pronoun' },
  { word: /撤消/u, better: '撤销, 还原' },
  { word: /重设密码/u, better: '重置密码' },
  { word: /未分配/u, better: '未指派' },
  { word: /未结(?!算)/u, better: '未办结' },
  { word: /个请求/u, better: '条请求' },
  { word: /解决方案/u, better: '处理方案' },
  { word: /货币/u, better: '币种' },
  { word: /请求 ?ID/u, better: '错误编号' },
  { word: /(?<!欧盟)国家(?!\/地区|区号|标准)/u, better: '国家/地区' },
  { word: /登入|登出|模组|資訊|信箱/u, better: '登录, 组件, 信息, 邮箱' },
  { word: /面板|模块/u, better: '组件' },
  { word: /跟踪器|追踪/u, better: '跟踪支架', english: /tracker/i },
  { word: /热点/u, better: '热斑' },
];
