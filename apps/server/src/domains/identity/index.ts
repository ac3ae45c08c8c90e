import type { Mounting } from '#src/platform/http/mount.ts';
import type { Identity } from './identity.ts';
import { addRoutes } from './routes.ts';
import { createCaptchaGate } from './service/captcha.ts';
import { scheduleCleanUp } from './service/clean-up.ts';
import { createPasswordTransit } from './service/password-transit.ts';
import { defineResetMails } from './service/reset-password.ts';
import { actorOfSession, authenticate } from './service/sessions.ts';

export type { Identity } from './identity.ts';
export { demoPassword, demoUsers } from './demo-users.ts';
export { createAdministrator } from './service/create-administrator.ts';
export { activateByLink, createLink, type Activation } from './service/links.ts';
export { hashPassword } from './service/password-hash.ts';
export { checkNewPassword } from './service/password-rules.ts';
export { disableUser, enableUser } from './service/users.ts';
export { findUserByEmail, insertUser as createUser, type NewUser, type UserRow } from './store/users.ts';

/** Adds sign-in and sessions. `isCaptchaConfigured` answers from the system configuration, which stands above. */
export function addIdentity(mounting: Mounting, isCaptchaConfigured: () => Promise<boolean>): Identity {
  const { platform } = mounting;
  const identity: Identity = { captcha: createCaptchaGate(platform, isCaptchaConfigured), passwords: createPasswordTransit(platform) };
  platform.authenticate = (token) => authenticate(platform, token);
  platform.actorOfSession = (sessionKey) => actorOfSession(platform, sessionKey);
  // So that the first person to sign in does not wait for it.
  platform.onStart(async () => void (await identity.passwords.publicKey()));
  defineResetMails(platform);
  scheduleCleanUp(platform);
  addRoutes(mounting, identity);
  return identity;
}
