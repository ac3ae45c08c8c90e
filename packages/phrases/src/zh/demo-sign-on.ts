import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: '演示用统一身份认证',
  intro: '在实际部署中，这里显示贵公司的身份提供方。请选择登录身份。',
  unknown: '门户新用户',
  cancel: '取消',
  failed: '无法完成此次登录',
  failedText: '用时过长，或登录是在其他浏览器中发起的。',
  back: '返回登录',
} satisfies Texts<typeof en, 'zh'>;
