import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: '例如 B04512345。暂无税号请填 0。',
    phone: '含国家/地区代码，例如 +34 600 123 456',
    addressTitle: '仅贵公司可见',
  },

  company: {
    edit: '编辑公司信息',
    saved: '公司信息已保存',
    locked: '如需更改公司名称，请联系客服。合同和质保均以此名称为准。',
  },

  contact: {
    card: '您的信息',
    saved: '您的信息已保存',
    locked: '如需更改登录邮箱，请联系客服。',
    news: '通过邮件接收产品和服务资讯',
  },

  addresses: {
    title: '收货地址',
    count: '{{number}}/{{max}}',
    add: '新建地址',
    added: '地址已添加',
    edit: '编辑地址',
    save: '保存地址',
    saved: '地址已保存',
    default: '默认',
    isDefault: '默认地址，索赔时优先推荐',
    makeDefault: '设为默认',
    makeDefaultOf: '设为默认：{{name}}',
    madeDefault: '{{name}} 已设为默认地址',
    deleteTitle: '删除 {{name}}？',
    deleteText: '寄往该地址的请求会保留地址副本。',
    deleted: '{{name}} 已删除',
    emptyTitle: '暂无地址',
    emptyText: '在此保存的地址可用于收货和换货。',
  },

  person: {
    title: '个人资料',
    edit: '编辑您的信息',
    inContact: '如需更改姓名、电话或职务，请前往<link>您的联系人信息</link>。',
    locked: '如需更改姓名、邮箱、公司或团队，请联系管理员。',
  },

  language: {
    text: '我们会用此语言给您发送邮件。更改后，页面语言也会随之切换。',
    saved: '语言已保存',
  },

  password: {
    title: '密码',
    hint: '6 至 16 位字母和数字，两者至少各一个',
    changedOn: '修改于 <day></day>',
    change: '修改密码',
    choose: '设置密码',
    text: '修改后，您的其他会话将全部结束，我们会发邮件通知您。',
    save: '修改密码',
    changed: '密码已修改',
    changedText: '您的其他会话已结束，我们已发邮件通知您。',
    noneTitle: '您尚未设置密码',
    noneText: '您通过统一身份认证登录。如需另设密码，我们会向您发送设置密码的链接。',
    noneAction: '通过邮件获取链接',
  },

  sessions: {
    title: '登录会话',
    text: '您登录的设备。',
    on: '{{system}} 上的 {{browser}}',
    unknown: '未知设备',
    here: '当前会话',
    since: '登录于',
    lastSeen: '最近活动',
    end: '结束',
    endOf: '结束会话：{{name}}',
    ended: '会话已结束：{{name}}',
    endOthers: '结束其他所有会话',
    endOthersTitle: '结束其他所有会话？',
    endOthersText: '其他会话中未保存的内容可能会丢失。',
    othersEnded: '其他所有会话均已结束',
    stay: '您在此设备上仍保持登录。',
  },
} satisfies Texts<typeof en, 'zh'>;
