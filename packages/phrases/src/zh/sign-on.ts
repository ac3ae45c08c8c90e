import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: '正在登录，请稍候',
  noCode: '未获取到授权码',
  failed: '获取令牌失败。',
  back: '即将返回登录页面。',
  confirmTitle: '以 {{name}} 的身份继续？',
  confirmText: '另一个页面为 <email>{{email}}</email> 发起了登录。请确认这是您本人再继续。',
  confirmGo: '继续',
  confirmStop: '不登录',
  bindTitle: '绑定您的账号',
  bindText: '统一身份认证已识别您的身份，但本系统尚不知道您是谁。请输入一次您的员工账号，之后点击按钮即可登录。',
  bindKnown: '统一身份认证识别您为 <email>{{email}}</email>，但本系统尚不知道您是谁。请输入一次您的员工账号，之后点击按钮即可登录。',
  bind: '绑定并登录',
  binding: '正在绑定',
  bindNone: '没有需要绑定的身份',
  bindNoneText: '此页面在统一身份认证登录之后使用，请从那里开始。',
  disabled: {
    title: '您的账户已停用',
    text: '您无法再使用该账户登录。请联系管理您访问权限的人员，或与我们联系。您输入的内容仍保留在页面上，可以复制。',
    stay: '留在此页',
    toSignIn: '前往登录',
  },
  wait: {
    title: '<time></time> 后可重试',
    text: '连续多次密码错误。每再错一次，等待时间加倍，最长 1 小时。',
  },
} satisfies Texts<typeof en, 'zh'>;
