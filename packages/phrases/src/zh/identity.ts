import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Signing in, and choosing a new password. */
export default {
  signInTitle: '登录',
  customerTab: '客户或服务商',
  staffTab: '内部员工',
  ways: '登录方式',
  forgot: '忘记密码？',
  remember: '记住账号',
  signIn: '登录',
  signingIn: '正在登录',
  newHere: '还没有账号？<link>注册公司账户</link>',
  unified: '统一身份认证',
  trouble: '无法登录？<link>联系我们</link>，工作日内答复。',
  sayTitle: '每个请求都有专人，也有明确期限。',
  sayText: '2 个工作日内首次联系。从第一张照片到交付，每一步都可跟踪。',

  captcha: '图形验证码',
  captchaHint: '5 个字符',
  captchaPicture: '包含五个变形字符的图片',
  captchaAgain: '换一张图片',
  captchaByMail: '看不清？通过邮件获取验证码',
  captchaByPicture: '改用图片',
  captchaNeedsEmail: '请先填写邮箱地址，验证码将发送到该邮箱。',
  captchaSent: '验证码已发送至 {{email}}，请在十分钟内输入。',
  captchaMailLabel: '邮件中的验证码',

  demoTitle: '演示账号',
  demoText: '密码均为 {{password}}，点击即可自动填入。',
  demoRoles: {
    admin: '管理员',
    agent: '客服专员',
    customer: '客户',
    module_agent: '组件专员',
    provider: '服务商',
    tracker_agent: '跟踪支架专员',
    supervisor: '主管',
    finance: '财务',
  },

  forgotTitle: '忘记密码？',
  forgotText: '请输入邮箱地址，我们会发送链接供您设置新密码。',
  forgotSend: '发送链接',
  forgotSentTitle: '请查收邮件',
  forgotSent: '如果 <email>{{email}}</email> 已注册，密码重置邮件很快就会送达。邮件中的链接 30 分钟内有效，仅可使用一次。',
  forgotAgain: '没有收到邮件？请检查垃圾邮件箱，或<link>重新获取</link>。',
  backToSignIn: '返回登录',

  resetTitle: '设置新密码',
  resetText: '保存后，其他设备上的登录将全部退出。',
  resetSave: '保存密码',
  resetDoneTitle: '密码重置成功',
  resetDoneText: '请使用新密码登录。',
  resetNoKeyTitle: '链接不完整',
  resetNoKeyText: '请打开邮件中的完整链接，或重新获取链接。',
  resetAskNew: '重新获取链接',

  rules: '密码规则',
  rule: { length: '6 至 16 个字符', letter: '至少一个字母', digit: '至少一个数字', only: '只能使用字母和数字' },
  ruleMet: '已满足',
  ruleOpen: '未满足',

  callbackNoCode: '未获取到授权码',
  callbackFailed: '获取令牌失败',
  callbackBack: '即将返回登录页面。',
} satisfies Texts<typeof en, 'zh'>;
