import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: '正在登录，请稍候',
  noCode: '未获取到授权码',
  failed: '登录未能完成，请重试。',
  back: '即将返回登录页面。',
  confirmTitle: '以 {{name}} 的身份继续？',
  confirmText: '另一个页面发起了 <email>{{email}}</email> 的登录。确认是您本人后再继续。',
  confirmGo: '继续',
  confirmStop: '不登录',
  bindTitle: '绑定您的账号',
  bindText: '您已通过统一身份认证登录，但尚未绑定 Heliodesk 账号。请用员工账号登录一次，完成绑定。',
  bindKnown: '您已通过统一身份认证以 <email>{{email}}</email> 登录，但尚未绑定 Heliodesk 账号。请用员工账号登录一次，完成绑定。',
  bind: '绑定并登录',
  binding: '正在绑定',
  bindNone: '没有需要绑定的账号',
  bindNoneText: '要绑定账号，请先通过统一身份认证登录。',
  disabled: {
    title: '您的账号已停用',
    text: '您无法再用此账号登录。请联系管理您访问权限的人员，或联系我们。您输入的内容仍保留在页面上，可以复制。',
    stay: '留在此页',
    toSignIn: '前往登录',
  },
  wait: {
    title: '<time></time> 后可重试',
    text: '连续多次密码错误。每再错一次，等待时间加倍，最长 1 小时。',
  },
} satisfies Texts<typeof en, 'zh'>;
