import type en from '../en/spoken-code.ts';
import type { Texts } from '../texts.ts';

/** The captcha's code as sound. */
export default {
  label: '音声の認証コード',
  player: '認証コードの音声',
  help: '音声を再生し、6桁の数字を10分以内に入力してください。繰り返し再生できます。',
  again: '別の認証コードにする',
} satisfies Texts<typeof en, 'ja'>;
