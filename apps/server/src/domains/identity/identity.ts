import type { CaptchaGate } from './service/captcha.ts';
import type { PasswordEncryption } from './service/password/password-encryption.ts';

/** What guards the doors that stand outside sign-in, such as registration. */
export interface Identity {
  captcha: CaptchaGate;
  passwords: PasswordEncryption;
}
