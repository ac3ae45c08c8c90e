import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: '添加服务商',
  filter: {
    search: '名称、城市或邮箱',
    country: '所在国家/地区',
  },
  column: {
    name: '服务商',
    place: '所在地',
    serves: '服务国家/地区',
    people: '人员',
  },
  disableText: '该公司的所有用户会立即被强制退出，重新启用前无法登录。',
  disableUserText: '该用户会立即被强制退出，重新启用前无法登录。',
  servesHint: '承接工作的国家/地区',
  emailHint: '公司邮箱，例如 service@company.com',
  person: {
    none: '暂无人员，请邀请第一位。',
    locked: '公司已停用',
    invite: '邀请人员',
    inviteTitle: '邀请加入 {{company}}',
  },
  people: '显示人员',
  peopleOf: '{{name}} 的人员',
  emptyTitle: '暂无服务商',
  emptyText: '执行工单的公司及其人员会显示在这里。',
} satisfies Texts<typeof en, 'zh'>;
