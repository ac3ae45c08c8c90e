import type { CaptchaGate } from './service/captcha.ts';
import type { PasswordTransit } from './service/password/transit.ts';

/** What guards the doors that stand outside sign-in, such as registration. */
export interface Identity {
  captcha: CaptchaGate;
  passwords: PasswordTransit;
}
