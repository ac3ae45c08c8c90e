import type { Platform } from '#src/platform/platform.ts';
import { createCaptchaGate, type CaptchaGate } from './service/captcha.ts';
import { createPasswordEncryption, type PasswordEncryption } from './service/password/password-encryption.ts';

/** Guards calls that need no sign-in, such as registration. */
export interface Identity {
  captcha: CaptchaGate;
  passwords: PasswordEncryption;
}

const identities = new WeakMap<Platform, Identity>();

/** The one captcha gate and password encryption of a server. */
export const identityOf = (platform: Platform): Identity =>
  identities.getOrInsertComputed(platform, () => ({ captcha: createCaptchaGate(platform), passwords: createPasswordEncryption(platform) }));
