import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: '邀请',
  teams: '团队',
  filter: {
    search: '姓名或邮箱',
    role: '角色',
  },
  you: '您',
  ownLocked: '您不能停用自己，其他管理员可以。',
  noTeam: '无团队',
  menu: '{{name}} 的操作',
  lostFactors: '丢失的双重验证',
  action: {
    resetFactor: '重置双重验证',
    inviteAgain: '重新发送邀请',
    endSessions: '在所有设备上退出',
    unbind: '解除统一身份认证绑定',
  },
  form: {
    inviteTitle: '邀请呼叫中心用户',
    emailHint: '设置密码的链接将发送到此邮箱。不能使用客户的邮箱。',
    languageHint: '邀请邮件将使用该语言。',
    rolesHint: '可选多个，立即生效。',
  },
  done: {
    sessions: '{{name}} 已在所有设备上退出',
    unbound: '{{name}} 的统一身份认证绑定已解除',
  },
  endSessions: {
    title: '让 {{name}} 在所有设备上退出？',
    text: '未保存的内容将丢失，但可立即重新登录。',
  },
  unbind: {
    title: '解除 {{name}} 的统一身份认证绑定？',
    text: '该用户将在所有设备上退出。下次登录时将重新绑定：若身份提供方已验证其邮箱，则按邮箱绑定，否则须输入密码。',
  },
  disable: {
    text: '将立即在所有设备上退出，重新启用前无法登录。其操作记录会保留。',
    what: '未办结案件的处理方式',
    toColleague: '移交给同事',
    toUnassigned: '退回未指派',
    colleague: '同事',
    noColleague: '没有人可以负责全部案件',
    reasonHint: '将记录在审计日志和案件中，例如：已离职。',
    cases_other: '{{name}} 有 {{number}} 个未办结案件。',
    load_other: '{{count}} 个未办结',
  },
  team: {
    title: '呼叫中心团队',
    name: '团队名称',
    add: '添加',
    added: '团队已添加',
    rename: '重命名 {{name}}',
    renamed: '团队已重命名',
    remove: '删除 {{name}}',
    removeTitle: '删除团队 {{name}}？',
    removeText: '成员保留，但不再属于任何团队。',
    removeConfirm: '删除团队',
    removed: '团队已删除',
    emptyTitle: '暂无团队',
    emptyText: '团队表示谁一起工作，显示在列表和筛选中。',
    members_other: '{{count}} 人',
  },
  emptyTitle: '暂无呼叫中心用户',
  emptyText: '您邀请的人会显示在这里。',
} satisfies Texts<typeof en, 'zh'>;
