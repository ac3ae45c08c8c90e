import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: '通知',
  markAll: '全部标为已读',
  all: '全部通知',
  shown: '筛选通知',
  shownAll: '全部',
  shownUnread: '未读',
  more: '显示更多',
  emptyTitle: '暂无通知',
  emptyText: '您的请求有进展时会显示在这里。',
  noneUnread: '没有未读通知',
  kind: {
    message: '新消息',
    question: '有问题需要您回答',
    filedForYou: '我们已代您提交请求',
    bound: '您的咨询已关联到门户',
    pickedUp: '{{owner}} 已受理您的请求',
    ownerChanged: '现由 {{owner}} 负责您的请求',
    contactChanged: '您现在是联系人',
    replied: '我们已回复您的咨询',
    turnedIntoClaim: '已根据您的咨询创建质保索赔 {{claimNo}}',
    completed: '您的咨询已办结',
    notForUs: '我们无法处理此咨询',
    withdrawn: '请求已撤销',
    assigned: '有请求指派给您',
    reopened: '咨询已重新打开',
    rejected: '您的索赔已驳回',
    appealed: '索赔被提出申诉',
    firstContactLate: '首次联系已逾期',
    pickUpLate: '受理已逾期',
  },
} satisfies Texts<typeof en, 'zh'>;
