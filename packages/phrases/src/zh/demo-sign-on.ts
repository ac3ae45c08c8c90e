import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: '演示用统一身份认证',
  intro: '在实际部署中，这里是公司自己的身份提供方。请选择您要使用的身份。',
  unknown: '门户尚不认识',
  cancel: '取消',
  failed: '登录无法继续',
  failedText: '等待时间过长，或是在其他浏览器中开始的。',
  back: '返回登录页面',
} satisfies Texts<typeof en, 'zh'>;
