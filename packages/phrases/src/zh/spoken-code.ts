import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: '语音验证码',
  player: '验证码语音',
  help: '请播放语音，并在 10 分钟内输入听到的 6 位数字。可以重复播放。',
  again: '换一个语音验证码',
} satisfies Texts<typeof en, 'zh'>;
