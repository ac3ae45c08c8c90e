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
  ownLocked: '您不能停用自己的账号，请联系其他管理员。',
  noTeam: '无团队',
  menu: '{{name}} 的操作',
  lostFactors: '双重验证重置申请',
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
    rolesHint: '可选多个，更改立即生效。',
    ownRolesHint: '可选择多个。其他角色须由另一位管理员授予。',
  },
  done: {
    sessions: '{{name}} 已在所有设备上退出',
    unbound: '{{name}} 的统一身份认证绑定已解除',
  },
  endSessions: {
    title: '让 {{name}} 在所有设备上退出？',
    text: '未保存的内容会丢失，可以立即重新登录。',
  },
  unbind: {
    title: '解除 {{name}} 的统一身份认证绑定？',
    text: '该用户会在所有设备上被强制退出。下次使用统一身份认证时将重新绑定：身份提供方已验证邮箱的，按邮箱绑定；否则须输入密码。',
  },
  disable: {
    text: '该用户会立即在所有设备上被强制退出，重新启用前无法登录。历史记录会保留。',
    what: '未办结案件的处理方式',
    toColleague: '转交给同事',
    toUnassigned: '设为未指派',
    colleague: '同事',
    noColleague: '没有同事能负责全部案件',
    reasonHint: '将记录在审计日志和案件中，例如：已离职。',
    cases_other: '{{name}} 有 {{number}} 个未办结案件。',
    load_other: '未办结 {{count}}',
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
    removeText: '成员将不再属于任何团队。',
    removeConfirm: '删除团队',
    removed: '团队已删除',
    emptyTitle: '暂无团队',
    emptyText: '团队表示哪些人一起工作，列表可按团队筛选。',
    members_other: '{{count}} 人',
  },
  emptyTitle: '暂无呼叫中心用户',
  emptyText: '您邀请的人员会显示在这里。',
} satisfies Texts<typeof en, 'zh'>;
